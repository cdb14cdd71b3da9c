import './document.css';
import { hasServerScreen } from './boot/server-screen.ts';

/**
 * Starts the shell step by step, each in its own task, so that neither a paint nor a press waits
 * for all of it. The modules are already in this script: evaluating them is what takes time.
 */
async function start(): Promise<void> {
  // For `start.js`, which tells when this script could not be had.
  document.documentElement.dataset['shell'] = 'started';
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

/**
 * Lets the server-rendered screen paint before the shell uses the processor; a hidden page does not
 * paint.
 */
function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => resolve(nextTask())));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

void start();
