import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StockSize } from '@karavan/shared-api/contract/stock';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, space, type } from '@karavan/shared-ui/tokens';

interface GoodsProps {
  readonly size: StockSize;
  /** What is said of it. */
  readonly children: ReactNode;
}

/** A size with its picture, its product's title and its codes. */
export function Goods({ size: { image, title, size, sku, barcode }, children }: GoodsProps) {
  const codes = [sku, barcode].filter((code) => code !== null);
  return (
    <>
      <Thumbnail picture={image} size={56} />
      <Words>
        <Title>{size === '' ? title : `${title} · ${size}`}</Title>
        {codes.length > 0 && <small>{codes.join(' · ')}</small>}
        {children}
      </Words>
    </>
  );
}

/** What is said of a size, in one line where there is room. */
export const GoodsLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${color.textMuted};
  font: ${type.second};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Title = styled.strong`
  font: ${type.label};
`;
