/** Smoothly, unless the person wants calm. */
export function scrollPageToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
