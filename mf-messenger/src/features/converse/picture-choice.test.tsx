import { choosePictures } from './picture-choice.ts';

const file = (name: string, type = 'image/png', size = 1000) =>
  new File(['x'.repeat(size)], name, { type });

it.each([
  ['file_type', file('a.gif', 'image/gif')],
  ['file_too_small', file('a.png', 'image/png', 10)],
  ['file_too_big', file('a.jpg', 'image/jpeg', 10_485_761)],
])('leaves out what cannot be sent and says why: %s', (problem, wrong) => {
  const good = file('good.png');
  expect(choosePictures([], [wrong, good])).toEqual({ pictures: [good], problem });
});

it('takes no more than one message may carry', () => {
  const present = Array.from({ length: 9 }, (_, index) => file(`${index}.png`));
  const [tenth, eleventh] = [file('10.png'), file('11.png')];
  expect(choosePictures(present, [tenth])).toEqual({
    pictures: [...present, tenth],
    problem: null,
  });
  expect(choosePictures(present, [tenth, eleventh])).toEqual({
    pictures: [...present, tenth],
    problem: 'pictures_over_limit',
  });
});
