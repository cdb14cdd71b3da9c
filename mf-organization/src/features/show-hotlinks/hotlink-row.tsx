import {
  ChevronRight,
  ExternalLink,
  Handshake,
  LayoutGrid,
  Mail,
  MessageCircle,
  Phone,
} from 'lucide-react';
import styled, { css } from 'styled-components';
import type { Hotlink } from '@karavan/shared-api/contract/hotlinks';
import { Link } from '@karavan/shared-api/router';
import { Image } from '@karavan/shared-ui/image';
import { color, media, radius, shadow, size, space, type } from '@karavan/shared-ui/tokens';

interface HotlinkRowProps {
  readonly hotlink: Hotlink;
  onFollow(): void;
}

/** One link. */
export function HotlinkRow({ hotlink, onFollow }: HotlinkRowProps) {
  const { title, url } = hotlink;
  const face = (
    <>
      <Sign hotlink={hotlink} />
      <Title>{title}</Title>
      <ChevronRight size={20} aria-hidden />
    </>
  );
  if (url.startsWith('/') && !url.startsWith('//')) {
    return (
      <Inside to={url} onClick={onFollow}>
        {face}
      </Inside>
    );
  }
  // A notice stands before every other site.
  if (url.startsWith('https://')) {
    return (
      <Inside to={`/away/hotlinks/${hotlink.id}`} rel="nofollow" onClick={onFollow}>
        {face}
      </Inside>
    );
  }
  // Checked by the server, and once more where it is pressed.
  if (!/^(tel:|mailto:)/.test(url)) return null;
  return (
    <Outside href={url} onClick={onFollow}>
      {face}
    </Outside>
  );
}

function Sign({ hotlink: { kind, contact, collection } }: { readonly hotlink: Hotlink }) {
  if (collection?.image) {
    return (
      <Picture>
        <Image picture={collection.image} alt="" ratio={1} sizes="40px" />
      </Picture>
    );
  }
  const Icon =
    kind === 'contact'
      ? (CONTACTS[contact as keyof typeof CONTACTS] ?? MessageCircle)
      : ICONS[kind];
  return (
    <Mark aria-hidden>
      <Icon size={20} />
    </Mark>
  );
}

const CONTACTS = { phone: Phone, mail: Mail };
const ICONS = { link: ExternalLink, collection: LayoutGrid, partners: Handshake };

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: calc(${size.touch} + ${space[4]});
  padding: ${space[2]} ${space[4]} ${space[2]} ${space[2]};
  border-radius: ${radius.large};
  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${media.hover} {
    &:hover {
      background: ${color.surfaceRaised};
      box-shadow: ${shadow.floating};
    }
  }
`;

const Inside = styled(Link)`
  ${row}
`;

const Outside = styled.a`
  ${row}
`;

const Title = styled.span`
  flex: 1;
  min-width: 0;
  font: ${type.label};
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.medium};
  background: ${color.fill};
`;

const Picture = styled.span`
  flex: none;
  width: 40px;
  overflow: hidden;
  border-radius: ${radius.medium};
`;
