import styled from 'styled-components';
import type { StoryGroup } from '../../gallery/story.ts';
import { color, gradient, radius, shadow, space, type } from './tokens.ts';

const SURFACES = [
  'canvas',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'fill',
  'warmSoft',
] as const;
const SIGNALS = ['accent', 'danger', 'success', 'warning'] as const;
const PRODUCT = ['blue', 'red', 'coral', 'green', 'grey'] as const;

export const tokenStories: StoryGroup = {
  title: 'Tokens',
  stories: [
    {
      name: 'Surfaces',
      render: () => SURFACES.map((name) => <Swatch key={name} $ground={color[name]} />),
    },
    {
      name: 'Signals',
      render: () => SIGNALS.map((name) => <Swatch key={name} $ground={color[name]} />),
    },
    {
      name: "The product's colours",
      render: () => PRODUCT.map((name) => <Swatch key={name} $ground={color[name]} />),
    },
    {
      name: 'Roles of type',
      wide: true,
      render: () =>
        Object.entries(type).map(([name, role]) => (
          <Role key={name} $font={role}>
            {name}: Свежий хлеб · 新鲜面包 · 10 270 с
          </Role>
        )),
    },
    {
      name: 'Discount cards',
      wide: true,
      render: () =>
        Object.entries(gradient).map(([name, ground]) => (
          <Card key={name} $ground={ground}>
            <span>Sierra Coffee</span>
            <strong>−15 %</strong>
          </Card>
        )),
    },
  ],
};

const Swatch = styled.span<{ readonly $ground: string }>`
  width: 48px;
  height: 48px;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${({ $ground }) => $ground};
`;

const Card = styled.div<{ readonly $ground: string }>`
  display: flex;
  flex: 1 1 200px;
  flex-direction: column;
  justify-content: space-between;
  aspect-ratio: 1.586;
  max-width: 300px;
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${({ $ground }) => $ground};
  box-shadow: ${shadow.card};
  color: ${color.onFill};

  strong {
    font: ${type.title1};
  }
`;

const Role = styled.p<{ readonly $font: string }>`
  flex: 1 0 100%;
  font: ${({ $font }) => $font};
`;
