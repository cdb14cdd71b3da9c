import styled from 'styled-components';
import type { ItemImport } from '@karavan/shared-api/contract/item-imports';
import { raised } from '@karavan/shared-ui/product/raised';
import { formatDate } from '@karavan/shared-ui/format-date';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { ImportState } from './import-state.tsx';

interface PastImportProps {
  readonly sheet: ItemImport;
  onShow(): void;
}

/** A sheet that was sent: a way to what became of it. */
export function PastImport({ sheet, onShow }: PastImportProps) {
  const { file_name, status, created_at } = sheet;
  return (
    <Row type="button" onClick={onShow}>
      <span>
        <strong>{file_name}</strong>
        <small>{formatDate(new Date(created_at), 'DD.MM.YYYY HH:mm', 'en')}</small>
      </span>
      <ImportState status={status} />
    </Row>
  );
}

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  border: 0;
  color: inherit;
  padding: ${space[3]} ${space[4]};
  text-align: start;
  ${raised}

  > :first-child {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  strong {
    font: ${type.label};
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
