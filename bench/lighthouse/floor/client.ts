import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Cards, type Card } from './cards.ts';

const cards = JSON.parse(document.querySelector('#cards')!.textContent) as Card[];
hydrateRoot(document.querySelector('#root')!, createElement(Cards, { cards }));
