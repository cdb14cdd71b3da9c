import styled from 'styled-components';
import { color, space, type } from '@karavan/shared-ui/tokens';

/** Fields below each other. */
export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
`;

export const Legend = styled.legend`
  padding: 0 0 6px;
  font: ${type.labelSmall};
`;

export const Wrapping = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* Long words of a chip go on in a second line where letters are large. */
  > button {
    max-width: 100%;
    white-space: normal;
  }
`;

export const FieldHint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
