import { THINGS, type Motif } from '../pictures/things.ts';
import { ASSORTMENTS } from './assortments.ts';
import { itemTranslations } from './item-translations.ts';
import { offersOf } from './offers.ts';

/** What a thing can be made of: one name tells one of them. */
const MATERIALS =
  /войлок|хлоп|шерст|кашемир|(?<!\p{L})льн[аяо]|шёлк|велюр|кож[иа](?!\p{L})|замш|на меху|карагач|ореха|фарфор|глин|карбон|алюмини/gu;
/** What speaks of skin, not of leather. */
const SKIN = /(?:сухой|чувствительной) кожи/u;

const names = Object.entries(ASSORTMENTS).flatMap(([trade, assortment]) =>
  offersOf(assortment).map(({ name }) => ({ trade, name })),
);
const wordsOf = (name: string) => name.toLocaleLowerCase().match(/[\p{L}\d]+/gu)!;

it('a name tells one material', () => {
  const doubled = names.filter(
    ({ name }) => [...name.replace(SKIN, '').matchAll(MATERIALS)].length > 1,
  );
  expect(doubled).toEqual([]);
});

it('a test of materials that finds the nonsense it is for', () => {
  expect('Жилет из войлока из мягкого хлопка'.match(MATERIALS)).toHaveLength(2);
});

it('no name says a word twice, in any language', () => {
  const all = [
    ...names.map(({ name }) => name),
    ...itemTranslations()
      .filter(({ original }) => names.some(({ name }) => name === original))
      .map(({ text }) => text),
  ];
  expect(all.filter((name) => new Set(wordsOf(name)).size < wordsOf(name).length)).toEqual([]);
});

it('no trade offers the same twice, and each enough to fill a page', () => {
  for (const [trade, assortment] of Object.entries(ASSORTMENTS)) {
    const own = offersOf(assortment).map(({ name }) => name);
    expect([trade, own.length]).toEqual([trade, new Set(own).size]);
    expect(own.length).toBeGreaterThanOrEqual(12);
  }
});

it('every text that names things names such as the trade has, and each is said', () => {
  for (const assortment of Object.values(ASSORTMENTS)) {
    const { things, descriptions } = assortment;
    expect(Object.keys(things)).toEqual(
      expect.arrayContaining(descriptions.flatMap(({ of }) => of ?? [])),
    );
    const said = offersOf(assortment).map(({ description }) => description);
    expect(descriptions.every(({ text }) => said.includes(text))).toBe(true);
  }
});

it('what has no sizes is not sold in sizes', () => {
  const scarf = offersOf(ASSORTMENTS.clothes).find(({ name }) => name.startsWith('Шарф'))!;
  expect(scarf.sizes).toEqual(['']);
});

it('all that can be drawn is offered', () => {
  const shown = Object.values(ASSORTMENTS).flatMap((assortment) =>
    offersOf(assortment).map(({ motif }) => motif),
  );
  expect(Object.keys(THINGS).filter((motif) => !shown.includes(motif as Motif))).toEqual([]);
});
