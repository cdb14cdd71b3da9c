import { createElement, useState, type ReactElement } from 'react';

export interface Card {
  readonly id: number;
  readonly name: string;
  readonly price: string;
  readonly organization: string;
  readonly picture: string;
}

/** The least that a list of goods can be in React: ten cards with a picture, words and one button. */
export function Cards({ cards }: { readonly cards: readonly Card[] }): ReactElement {
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Cards'),
    cards.map((card, index) => createElement(CardView, { key: card.id, card, index })),
  );
}

function CardView({ card, index }: { readonly card: Card; readonly index: number }): ReactElement {
  const [isLiked, setIsLiked] = useState(false);
  return createElement(
    'article',
    null,
    createElement('p', null, card.organization),
    createElement('img', {
      src: card.picture,
      width: 390,
      height: 390,
      alt: '',
      ...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' }),
    }),
    createElement('h2', null, card.name),
    createElement('p', null, card.price),
    createElement(
      'button',
      { type: 'button', 'aria-pressed': isLiked, onClick: () => setIsLiked(!isLiked) },
      'Like',
    ),
  );
}
