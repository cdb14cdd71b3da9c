import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';

/** A text with its first lines visible; the rest, if any, can be expanded. */
export function Description({ text }: { readonly text: string }) {
  const t = useT();
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = paragraph.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setIsCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  if (text === '') return null;
  return (
    <div>
      <Text ref={paragraph} id={id} data-open={isOpen || undefined}>
        {text}
      </Text>
      {(isCut || isOpen) && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('show_less') : t('show_all')}
        </Button>
      )}
    </div>
  );
}

const Text = styled.p`
  max-width: 72ch;
  white-space: pre-line;
  overflow-wrap: anywhere;

  &:not([data-open]) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
