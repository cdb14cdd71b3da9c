import styled from 'styled-components';
import { color, space } from '@karavan/shared-ui/tokens';

/** A list of alike entries of a form, with a button below that adds one. */
export const Entries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};

  > ul {
    width: 100%;
  }
`;

export const EntryList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color.border};

  summary {
    cursor: pointer;
  }
`;

/** The first field, and the button that removes the entry. */
export const EntryHead = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[1]};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export const EntryFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space[3]};
`;
