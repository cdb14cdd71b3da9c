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
      { from: 'second', text: 'Тогда встречаемся у входа в половине седьмого?' },
      { from: 'first', text: 'Давай. Я захвачу термос с чаем, говорят, будет прохладно.' },
      { from: 'second', text: 'А я самсу. До пятницы!' },
    ],
  },
  {
    with: 'shop',
    by: 'another',
    reached: 'read',
    lines: [
      { from: 'first', text: 'Добрый день! Заказ уже отправили?' },
      { from: 'second', text: 'Да, курьер выехал десять минут назад.' },
      { from: 'first', text: 'Отлично, я дома до семи.' },
      { from: 'second', text: 'Он позвонит от подъезда. Код для него есть в чеке.' },
      { from: 'first', text: 'Получила, всё подошло! Спасибо 🌷' },
    ],
  },
  {
    with: 'person',
    by: 'client',
    reached: 'delivered',
    lines: [
      { from: 'first', text: 'Во сколько выезжаем на Иссык-Куль?' },
      { from: 'second', text: 'В семь утра, машину подадут к дому.' },
      { from: 'first', text: 'Палатку берём свою или в прокате?' },
      { from: 'second', text: 'В прокате лучше: там и спальники по размеру.' },
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
