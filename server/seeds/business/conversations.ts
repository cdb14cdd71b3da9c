interface Conversation {
  /** With the demo shop, else with another person. */
  readonly withShop: boolean;
  readonly lines: readonly { readonly from: 'client' | 'other'; readonly text: string }[];
}

export const CONVERSATIONS: readonly Conversation[] = [
  {
    withShop: true,
    lines: [
      { from: 'client', text: 'Здравствуйте! Платье «Тянь-Шань» есть в размере M?' },
      { from: 'other', text: 'Добрый день! Да, осталось два. Отложить для вас?' },
      { from: 'client', text: 'Да, пожалуйста, заберу завтра после шести.' },
      { from: 'other', text: 'Готово, ждём вас до 21:00 на Чуй, 155.' },
    ],
  },
  {
    withShop: false,
    lines: [
      { from: 'other', text: 'Ты видела, что в филармонии в пятницу комуз и орган?' },
      { from: 'client', text: 'Уже взяла два билета 🙂' },
    ],
  },
  {
    withShop: false,
    lines: [
      { from: 'client', text: 'Во сколько выезжаем на Иссык-Куль?' },
      { from: 'other', text: 'В семь утра, машину подадут к дому.' },
    ],
  },
];
