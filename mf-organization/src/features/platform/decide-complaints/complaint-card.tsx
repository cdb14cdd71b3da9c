import styled, { css } from 'styled-components';
import type { ComplaintCase } from '@karavan/shared-api/contract/complaint-cases';
import { Link } from '@karavan/shared-api/router';
import { Panel } from '@karavan/shared-ui/product/panel';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { reasonName } from '../../../shared/reason-name.ts';
import { Quote, useMoment, Verdict } from '../case-parts.tsx';
import { useT } from '../translation.ts';
import { ComplaintForm } from './lazy-complaint-form.tsx';

interface ComplaintCardProps {
  readonly shown: ComplaintCase;
  /** Somebody else was faster. */
  readonly onOvertaken: () => void;
}

/** One thing with all that people complain about it. */
export function ComplaintCard({ shown, onOvertaken }: ComplaintCardProps) {
  const t = useT();
  const moment = useMoment();
  const { subject, thing, organization, count, reasons, texts, decided, latest_at } = shown;
  const about = (
    <>
      {subject !== 'comment' && <Thumbnail picture={thing.image} size={56} />}
      <span>
        <small>{t(`about_${subject}`)}</small>
        <strong>{thing.title}</strong>
        {thing.text !== '' && <span>{thing.text}</span>}
      </span>
    </>
  );
  return (
    <Panel aria-label={thing.title}>
      {thing.path === null ? <Gone>{about}</Gone> : <Thing to={thing.path}>{about}</Thing>}
      {subject !== 'organization' && (
        <Whose to={`/organizations/${organization.id}`}>{organization.title}</Whose>
      )}
      <Reasons aria-label={t('reasons')}>
        {reasons.map((one) => (
          <li key={one.reason}>
            {t(`reason_${reasonName(one.reason)}`)}
            <b>{one.count}</b>
          </li>
        ))}
      </Reasons>
      <Count>
        {t('complaints', { count })} · <time dateTime={latest_at}>{moment(latest_at)}</time>
      </Count>
      {texts.map(({ text, reason, created_at }) => (
        <Quote key={created_at} title={t(`reason_${reasonName(reason)}`)}>
          {text}
        </Quote>
      ))}
      {decided ? (
        <Verdict decided={decided} name={t(`outcome_${shown.decided!.decision as Outcome}`)} />
      ) : (
        <ComplaintForm shown={shown} onOvertaken={onOvertaken} />
      )}
    </Panel>
  );
}

type Outcome = ComplaintCase['decisions'][number];

const looks = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: inherit;

  > span {
    display: grid;
    min-width: 0;
  }

  strong {
    font: ${type.label};
  }

  small {
    color: ${color.textMuted};
    font: ${type.caption};
  }
`;

const Thing = styled(Link)`
  ${looks}
`;

/** Has no page any more. */
const Gone = styled.div`
  ${looks}
`;

const Whose = styled(Link)`
  justify-self: start;
  font: ${type.second};
`;

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space[2]};
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.full};
    background: ${color.dangerSoft};
    color: ${color.danger};
    font: ${type.labelSmall};
  }
`;

const Count = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font: ${type.second};
`;
