import styled, { css } from 'styled-components';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Name = styled.legend`
  padding: 0 0 6px;
  font: ${type.labelSmall};

  small {
    margin-inline-start: ${space[2]};
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

export const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space[2]};

  > :first-child:not(:only-child) {
    grid-row: span 2;
    grid-column: span 2;
  }

  > :only-child {
    grid-column: 1 / -1;
    aspect-ratio: auto;
  }
`;

export const Tile = styled.li`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  &[data-dragged] {
    opacity: 0.7;
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }
`;

const filling = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const Show = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  img {
    ${filling}
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Sending = styled.img`
  ${filling}
  filter: brightness(0.6);
`;

const onPhoto = css`
  border-radius: ${radius.full};
  background: ${color.scrim};
  color: ${color.onFill};
`;

export const First = styled.span`
  ${onPhoto}
  position: absolute;
  inset: ${space[2]} auto auto ${space[2]};
  padding: 2px ${space[2]};
  font: ${type.caption};
  pointer-events: none;
`;

export const Grip = styled.button`
  ${onPhoto}
  position: absolute;
  inset: auto ${space[1]} ${space[1]} auto;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 0;
  cursor: grab;
  touch-action: none;

  &::after {
    position: absolute;
    inset: calc((36px - ${size.touch}) / 2);
    content: '';
  }
`;

export const Corner = styled.span`
  position: absolute;
  inset: 0 0 auto auto;
`;

export const Percent = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.onFill};
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

export const Problem = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  place-items: center;
  gap: ${space[1]};
  padding: ${space[2]};
  background: ${color.scrim};
  color: ${color.onFill};
  font: ${type.caption};
  text-align: center;
`;

export const Add = styled.label`
  display: grid;
  place-content: center;
  place-items: center;
  gap: ${space[2]};
  height: 100%;
  min-height: 104px;
  padding: ${space[2]};
  border: 2px dashed ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.accentStrong};
  font: ${type.labelSmall};
  text-align: center;
  cursor: pointer;

  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has([aria-invalid]) {
    border-color: ${color.danger};
  }
`;
