import { flyToCart } from './fly-to-cart.ts';

const PAGE = `
  <a href="/carts"><svg></svg></a>
  <main><button data-carried="picture"><img src="/p.webp"></button><p id="button"></p></main>`;

let isCalm: boolean;
let land: () => void;
const fliers = () => document.body.querySelectorAll(':scope > img');
const press = () => flyToCart(document.getElementById('button')!);

beforeEach(() => {
  isCalm = false;
  document.body.innerHTML = PAGE;
  globalThis.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, top: 10, width: 40, height: 40 } as DOMRect);
  Element.prototype.animate = () => {
    const { promise, resolve } = Promise.withResolvers<Animation>();
    land = () => resolve({} as Animation);
    return { finished: promise } as Animation;
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

it('flies over the page and is gone when it has landed', async () => {
  press();
  expect(fliers()).toHaveLength(1);
  land();
  await Promise.resolve();
  await Promise.resolve();
  expect(fliers()).toHaveLength(0);
});

it('does not move for people who prefer that', () => {
  isCalm = true;
  press();
  expect(fliers()).toHaveLength(0);
});

it('stays away where no way to the cart can be seen', () => {
  document.querySelector('a')!.remove();
  press();
  expect(fliers()).toHaveLength(0);
});
