import type { RenderedPage } from '@karavan/shared-api/remote/server';
import { fetchOver } from './api-channel.ts';
import { loadRelease } from './load-release.ts';
import { STARTED, type RenderTask } from './render-task.ts';

/** Renders one screen; what a thread of the render pool runs. */
export default async function render({ bundle, request, port }: RenderTask): Promise<RenderedPage> {
  try {
    port.postMessage(STARTED);
    return await loadRelease(bundle).render({ ...request, fetch: fetchOver(port) });
  } finally {
    port.close();
  }
}
