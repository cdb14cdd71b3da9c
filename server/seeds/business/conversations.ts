interface Conversation {
  /** With whom: a manager of the demo shop, or another person. */
  readonly with: 'shop' | 'person';
  /** Who writes to them: the demo client, or a further person. */
  readonly by: 'client' | 'another';
  /** How far the last message has got on the other side. */
  readonly reached: 'sent' | 'delivered' | 'read';
  readonly lines: readonly { readonly from: 'first' | 'second'; readonly text: string }[];
}

/** The latest first. */
export const CONVERSATIONS: readonly Conversation[] = [
  {
    with: 'shop',
    by: 'client',
    reached: 'delivered',
    lines: [
      { from: 'first', text: 'Здравствуйте! Платье «Тянь-Шань» есть в размере M?' },
      { from: 'second', text: 'Добрый день! Да, осталось два. Отложить для вас?' },
      { from: 'first', text: 'Да, пожалуйста, заберу завтра после шести.' },
      { from: 'second', text: 'Готово, ждём вас до 21:00 на Чуй, 155.' },
    ],
  },
  {
    with: 'person',
    by: 'client',
    reached: 'read',
    lines: [
      { from: 'second', text: 'Ты видела, что в филармонии в пятницу комуз и орган?' },
      { from: 'first', text: 'Уже взяла два билета 🙂' },
    ],
  },
  {
    with: 'person',
    by: 'client',
    reached: 'delivered',
    lines: [
      { from: 'first', text: 'Во сколько выезжаем на Иссык-Куль?' },
      { from: 'second', text: 'В семь утра, машину подадут к дому.' },
    ],
  },
  {
    with: 'shop',
    by: 'another',
    reached: 'sent',
    lines: [
      { from: 'first', text: 'Здравствуйте! Пальто подойдёт на рост 180?' },
      { from: 'second', text: 'Добрый день! Да, длина чуть ниже колена.' },
      { from: 'first', text: 'Спасибо! А можно вернуть, если не сядет?' },
    ],
  },
];
