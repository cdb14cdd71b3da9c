/** In milliseconds: longer than a page's change, since it crosses the screen. */
const FLIGHT = 560;
/** Pixels of a side, at the beginning and at the end. */
const SIDE = 88;
const LANDED = 20;

/**
 * Lets the item's picture fly from its place, or from where it was put into the cart, to the nearest way
 * to the cart that can be seen. Nothing moves for people who prefer that.
 */
export function flyToCart(from: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = document.querySelector<HTMLImageElement>('[data-carried="picture"] img');
  const cart = [...document.querySelectorAll('a[href="/carts"], a[href^="/carts/"]')].find(isSeen);
  if (!picture || !cart) return;
  const start = middleOf(isSeen(picture) ? picture : from);
  const end = middleOf(cart.querySelector('svg') ?? cart);
  const flier = document.createElement('img');
  flier.src = picture.currentSrc;
  flier.alt = '';
  Object.assign(flier.style, {
    position: 'fixed',
    inset: `${start.y - SIDE / 2}px auto auto ${start.x - SIDE / 2}px`,
    zIndex: 'var(--layer-toast)',
    width: `${SIDE}px`,
    height: `${SIDE}px`,
    borderRadius: 'var(--radius-large)',
    boxShadow: 'var(--shadow-floating)',
    objectFit: 'cover',
    pointerEvents: 'none',
  });
  document.body.append(flier);
  const [x, y] = [end.x - start.x, end.y - start.y];
  // Up first and down into the cart, as something thrown.
  const flight = flier.animate(
    [
      { transform: 'scale(0.6)', opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.15, easing: 'cubic-bezier(0.3, 0, 0.7, 1)' },
      {
        transform: `translate(${x / 2}px, ${Math.min(y / 2, 0) - 60}px) scale(0.7)`,
        offset: 0.55,
        easing: 'cubic-bezier(0.4, 0, 1, 1)',
      },
      { transform: `translate(${x}px, ${y}px) scale(${LANDED / SIDE})`, opacity: 0.6 },
    ],
    { duration: FLIGHT, fill: 'forwards' },
  );
  const land = () => flier.remove();
  flight.finished.then(land, land);
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function isSeen(element: Element): boolean {
  const { x, y } = middleOf(element);
  const { width } = element.getBoundingClientRect();
  return width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}
