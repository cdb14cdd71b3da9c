import { useState } from 'react';
import { Coffee } from 'lucide-react';
import type { StoryGroup } from '../../gallery/story.ts';
import { Chip, ChipRow } from './chip.tsx';

const KINDS = ['Кофе', 'Рестораны', 'Одежда', 'Аренда', 'События', 'Доставка', 'Красота'];

function Filters() {
  const [chosen, setChosen] = useState<readonly string[]>(['Рестораны']);
  return (
    <ChipRow label="Категории">
      {KINDS.map((kind) => (
        <Chip
          key={kind}
          pressed={chosen.includes(kind)}
          icon={kind === 'Кофе' && <Coffee size={16} />}
          onClick={() =>
            setChosen(
              chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind],
            )
          }
        >
          {kind}
        </Chip>
      ))}
    </ChipRow>
  );
}

export const chipStories: StoryGroup = {
  title: 'Chip',
  layout: 'block',
  stories: [
    { name: 'A row of filters', wide: true, render: () => <Filters /> },
    {
      name: 'Disabled',
      render: () => (
        <Chip pressed={false} disabled>
          Недоступно
        </Chip>
      ),
    },
  ],
};
