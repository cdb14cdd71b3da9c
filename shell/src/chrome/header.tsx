import { useAtomValue } from 'jotai';
import { ArrowLeft, EllipsisVertical, MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { chromeKindOf } from '@karavan/shared-api/contract/served-chrome';
import { useGoBack } from '@karavan/shared-api/go-back';
import { Link } from '@karavan/shared-api/router';
import { isSignedInAtom, unreadChatCountAtom } from '@karavan/shared-api/state';
import {
  color,
  duration,
  ease,
  layer,
  media,
  radius,
  size,
  space,
  type,
  weight,
} from '@karavan/shared-ui/tokens';
import { VerifiedBadge } from '@karavan/shared-ui/product/verified-badge';
import type { Place } from '../navigation/navigation.ts';
import type { ShellServices } from '../shell-services.ts';
import { useHeaderState } from './as-served.ts';
import { Brand } from './brand.tsx';
import { CountedIcon } from './counted-icon.tsx';
import { SettingsButton } from './settings-button.tsx';
import { useT } from './translation.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { WidePart } from './wide-part.ts';

/** Pages of the shell whose titles come with it; the others bring their own. */
const TITLED = ['auth', 'forgot', 'faq', 'profile', 'qr', 'devices', 'dev'] as const;

interface HeaderProps {
  readonly place: Place;
  readonly services: ShellServices;
}

/**
 * The bar at the top: the product's name on main pages, a back button and the page's title on
 * others.
 */
export function Header({ place, services }: HeaderProps) {
  const t = useT();
  const header = useHeaderState();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const unreadChats = useAtomValue(unreadChatCountAtom);
  const goBack = useGoBack(header?.backTo ?? '/home/posts');
  const { row } = place.match;
  const kind = chromeKindOf(row);
  const isHome = kind !== 'page';
  const titled = row.owner === 'shell' && TITLED.find((name) => name === row.name);
  const ownTitle = titled ? t(`title_${titled}`) : undefined;
  const title = header?.title ?? ownTitle;
  useDocumentTitle(header?.documentTitle ?? (isHome ? null : title));
  return (
    <Bar>
      {isHome ? (
        <Left>
          <Brand place="header" />
        </Left>
      ) : (
        <>
          <BackButton type="button" aria-label={t('back')} onClick={goBack}>
            <ArrowLeft aria-hidden />
          </BackButton>
          <Title>
            <span>{title ?? t('loading')}</span>
            {header?.verified && <VerifiedBadge />}
          </Title>
        </>
      )}
      {kind !== 'search' && <WidePart part="search" />}
      {!isHome && <WidePart part="settings" services={services} />}
      {header?.actions?.map((action) => (
        <Action
          key={action.kind}
          type="button"
          aria-label={action.label}
          disabled={action.disabled}
          onClick={action.run}
        >
          {action.kind === 'menu' ? <EllipsisVertical aria-hidden /> : action.label}
        </Action>
      ))}
      {isHome && (
        <SettingsButton services={services}>
          <WidePart part="preferences" />
        </SettingsButton>
      )}
      {isHome && isSignedIn && (
        <IconLink to="/messenger">
          <CountedIcon icon={<MessageCircle aria-hidden />} count={unreadChats} />
          <span className="visually-hidden">{t('nav_messenger')}</span>
        </IconLink>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.chrome};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: calc(${size.header} + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) ${space[4]} 0;
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};
  transition: transform ${duration.normal} ${ease.out};

  ${media.wide} {
    left: ${size.rail};
  }

  ${media.narrow} {
    [data-chrome='collapsed'] & {
      transform: translateY(-100%);
    }
  }
`;

const Left = styled.div`
  margin-right: auto;
`;

const BackButton = styled.button`
  display: grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  margin-left: calc(-1 * ${space[2]});
  border: 0;
  border-radius: ${radius.full};
  background: none;
  cursor: pointer;
`;

const Title = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  margin-right: auto;
  font: ${type.title3};

  /* Ends before the search in the middle. */
  ${media.wide} {
    max-width: calc(32% - 60px);
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Action = styled.button`
  flex: none;
  min-width: ${size.touch};
  min-height: ${size.touch};
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${color.accent};
  font-weight: ${weight.medium};
  cursor: pointer;
`;

const IconLink = styled(Link)`
  display: grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  border-radius: ${radius.full};
`;
