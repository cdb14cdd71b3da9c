import { Fragment, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { useT } from '../translation.ts';
import { findLinks, type TextPart } from './find-links.ts';

/** A text with its addresses as links. */
export function LinkedText({ text }: { readonly text: string }) {
  return findLinks(text, location.origin).map((part, index) => (
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part }: { readonly part: TextPart }) {
  switch (part.kind) {
    case 'words':
      return part.text;
    case 'own':
      return (
        <Address as={Link} to={part.to}>
          {part.text}
        </Address>
      );
    case 'phone':
      return <Address href={part.url}>{part.text}</Address>;
    case 'outside':
      return <Outside {...part} />;
    default:
      return part satisfies never;
  }
}

/** Names the other site before it opens. */
function Outside({ text, url, host }: Extract<TextPart, { kind: 'outside' }>) {
  const t = useT();
  const { dialogs } = useShell();
  async function leave(event: MouseEvent): Promise<void> {
    event.preventDefault();
    const isSure = await dialogs.confirm({
      title: t('away', { host }),
      text: t('away_text'),
      okLabel: t('away_go'),
    });
    if (isSure) window.open(url, '_blank', 'noopener,noreferrer');
  }
  return (
    <Address
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      onClick={(event: MouseEvent) => void leave(event)}
    >
      {text}
    </Address>
  );
}

const Address = styled.a`
  text-decoration: underline;
  text-underline-offset: 2px;
`;
