/**
 * Development only. The shell and every remote carry a hot reload runtime of their own, but React tells
 * of itself once, when the shell starts. This keeps it, so that runtimes that come later find it.
 */
const renderers = new Map();

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
