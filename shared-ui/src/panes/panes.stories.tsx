import styled from 'styled-components';
import type { StoryGroup } from '../../gallery/story.ts';
import { Panes } from './panes.tsx';

/** A window of its own: what is fixed inside stays inside. */
const Window = styled.div`
  position: relative;
  height: 240px;
  overflow: auto;
  transform: translateZ(0);
  --size-header: 0px;
  --size-rail: 0px;
`;

const list = (
  <ul>
    {['Дом у парка', 'Ала-Тоо Мода', 'Филармония'].map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

export const panesStories: StoryGroup = {
  title: 'Panes',
  stories: [
    {
      name: 'A list beside one of its things',
      wide: true,
      render: () => (
        <Window>
          <Panes label="Заказы" list={list} detail={<p>Заказ в «Дом у парка»</p>} />
        </Window>
      ),
    },
    {
      name: 'Nothing chosen',
      wide: true,
      render: () => (
        <Window>
          <Panes
            label="Заказы без выбора"
            list={list}
            detail={null}
            placeholder={<p>Выберите заказ</p>}
          />
        </Window>
      ),
    },
  ],
};
