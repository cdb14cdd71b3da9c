import styled from 'styled-components';
import { color, radius, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface ExampleBoxProps {
  readonly rows: readonly { readonly what: string; readonly fee: string }[];
}

/** What clients will pay, read out as it changes. */
export function ExampleBox({ rows }: ExampleBoxProps) {
  const t = useT();
  return (
    <Box aria-live="polite">
      <Caption>{t('examples')}</Caption>
      <Rows>
        {rows.map(({ what, fee }, index) => (
          // Two zones may be called the same.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={index}>
            <span>{what}</span>
            <Fee>{fee}</Fee>
          </Row>
        ))}
      </Rows>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

const Caption = styled.p`
  color: ${color.textMuted};
  font: ${type.caption};
`;

const Rows = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
`;

const Fee = styled.span`
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
`;
