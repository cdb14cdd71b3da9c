import './document.css';
import { hasServerScreen } from './boot/server-screen.ts';

/**
 * Starts the shell step by step, each in a task of its own, so that neither a paint nor a press has to
 * wait for all of it. The modules are in this script already: what takes time is to evaluate them.
 */
async function start(): Promise<void> {
  if (hasServerScreen()) await nextPaint();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@karavan/shared-api/remote');
  await nextTask();
  await import(/* webpackMode: "eager" */ './chrome/chrome.tsx');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx');
  await nextTask();
  await startShell();
}

/** What the server has drawn is seen before the shell takes the processor; a hidden page paints nothing. */
function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => resolve(nextTask())));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

void start();
