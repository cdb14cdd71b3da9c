import { useRef, type ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { color, shadow, space, type } from '@karavan/shared-ui/tokens';
import { useHeight } from './use-height.ts';

interface PrintedPaperProps {
  /** Of the paper roll, in millimetres. */
  readonly width: number;
  readonly children: ReactNode;
}

/** What the printer prints of a page, as a preview: as wide as the paper roll and as high as its content. */
export function PrintedPaper({ width, children }: PrintedPaperProps) {
  const paper = useRef<HTMLDivElement>(null);
  const height = useHeight(paper);
  return (
    <>
      <Desk>
        <Paper ref={paper} className="printed" style={{ width: `${width}mm` }}>
          {children}
        </Paper>
      </Desk>
      {height !== null && <PrintedPage $width={width} $height={height} />}
    </>
  );
}

export const PaperTitle = styled.p`
  font: ${type.title3};
  text-align: center;
`;

/** One page with nothing else on it. */
const PrintedPage = createGlobalStyle<{ readonly $width: number; readonly $height: number }>`
  @page {
    size: ${({ $width }) => $width}mm ${({ $height }) => $height}mm;
    margin: 0;
  }

  @media print {
    html,
    body {
      height: ${({ $height }) => $height}mm;
      overflow: hidden;
      background: none;
      visibility: hidden;
    }

    .printed {
      position: fixed;
      inset: 0 auto auto 0;
      box-shadow: none;
      visibility: visible;
    }
  }
`;

const Desk = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space[4]} 0;
  overflow-x: auto;
`;

const Paper = styled.div`
  display: grid;
  gap: ${space[2]};
  box-sizing: border-box;
  padding: 4mm;
  background: ${color.surface};
  box-shadow: ${shadow.card};
  color: ${color.text};
  font: ${type.second};
  /* Paper stays white in the dark scheme. */
  color-scheme: light;
`;
