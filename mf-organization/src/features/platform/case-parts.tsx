import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import type {
  Decided,
  OrganizationOnTrial,
  StandingStep,
} from '@karavan/shared-api/contract/standing';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { dateFormat } from '@karavan/shared-ui/intl';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { readablePhone } from '@karavan/shared-ui/readable-phone';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** Who it is about, with what tells whether they are who they say. */
export function OnTrial({ organization }: { readonly organization: OrganizationOnTrial }) {
  const t = useT();
  const { id, city, address, phone, site, owner, type: kind } = organization;
  const facts = [
    [t('owner'), owner && `${owner.full_name} · ${readablePhone(owner.phone_number)}`],
    [t('address'), `${city}, ${address}`],
    [t('phone'), phone && readablePhone(phone)],
    [t('site'), site],
  ] as const;
  return (
    <>
      <Who to={`/organizations/${id}`}>
        <OrganizationLine organization={organization} size={48}>
          <Detail>{kind}</Detail>
        </OrganizationLine>
        <ExternalLink size={18} aria-hidden />
      </Who>
      <Facts>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
    </>
  );
}

/** A moment as operators read it. */
export function useMoment(): (iso: string) => string {
  const locale = useAtomValue(localeAtom);
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (iso) => time.format(new Date(iso));
}

/** What has happened before, the latest first. */
export function StepHistory({ steps }: { readonly steps: readonly StandingStep[] }) {
  const t = useT();
  return <StepList steps={steps.map((step) => ({ ...step, text: t(`step_${step.action}`) }))} />;
}

interface ToldStep {
  readonly action: string;
  /** What has happened, in words. */
  readonly text: string;
  readonly reason: string;
  readonly by: string | null;
  readonly at: string;
}

/** The same of steps of any kind. */
export function StepList({ steps }: { readonly steps: readonly ToldStep[] }) {
  const t = useT();
  const moment = useMoment();
  if (steps.length === 0) return null;
  return (
    <details>
      <Summary>{t('history')}</Summary>
      <History aria-label={t('history')}>
        {steps.map(({ action, text, reason, by, at }) => (
          <li key={at + action}>
            <time dateTime={at}>{moment(at)}</time>
            <span>{by === null ? text : `${text}: ${by}`}</span>
            {reason !== '' && <q>{reason}</q>}
          </li>
        ))}
      </History>
    </details>
  );
}

/** How it was decided, by whom and why. */
export function Verdict({ decided, name }: { readonly decided: Decided; readonly name: string }) {
  const moment = useMoment();
  return (
    <Outcome>
      <strong>{name}</strong>
      <small>
        {decided.by !== '' && `${decided.by}, `}
        <time dateTime={decided.at}>{moment(decided.at)}</time>
      </small>
      {decided.reason !== '' && <q>{decided.reason}</q>}
    </Outcome>
  );
}

/** What somebody has written. */
export function Quote({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Said>
      <figcaption>{title}</figcaption>
      <blockquote>{children}</blockquote>
    </Said>
  );
}

const Who = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  color: inherit;

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  font: ${type.second};

  > div {
    display: grid;
    grid-template-columns: minmax(72px, auto) 1fr;
    gap: ${space[3]};
  }

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
  }
`;

const Summary = styled.summary`
  padding: ${space[2]} 0;
  color: ${color.textMuted};
  font: ${type.labelSmall};
  cursor: pointer;
`;

const History = styled.ol`
  display: grid;
  gap: ${space[3]};
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${color.border};
  font: ${type.second};
  list-style: none;

  li {
    display: grid;
  }

  time {
    color: ${color.textMuted};
    font: ${type.caption};
  }

  q {
    color: ${color.textMuted};
    white-space: pre-line;
  }
`;

const Outcome = styled.div`
  display: grid;
  gap: 2px;
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  font: ${type.second};

  strong {
    font: ${type.label};
  }

  small {
    color: ${color.textMuted};
    font: ${type.caption};
  }

  q {
    white-space: pre-line;
  }
`;

const Said = styled.figure`
  display: grid;
  gap: 2px;
  margin: 0;
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.border};
  font: ${type.second};

  figcaption {
    color: ${color.textMuted};
    font: ${type.caption};
  }

  blockquote {
    margin: 0;
    white-space: pre-line;
  }
`;
