import { useState, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { PersonCard } from '@karavan/shared-api/contract/person-card';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface PersonRowProps {
  readonly person: PersonCard;
  /** What the time is the time of. */
  readonly label: string;
  readonly since: string;
  /** Who of the staff did it. */
  readonly by?: string | undefined;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** A person as the staff lists them. */
export function PersonRow({ person, label, since, by, children }: PersonRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(() => Date.now());
  const name = person.full_name || t('anonymous');
  return (
    <Row>
      <Avatar name={name} src={person.avatar} size={44} />
      <Text>
        <Name>{name}</Name>
        <Since>
          {label} <RelativeTime date={since} locale={locale} now={now} />
          {by && ` · ${by}`}
        </Since>
      </Text>
      {children}
    </Row>
  );
}

const Row = styled.article`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  min-height: calc(${size.touch} + ${space[4]});
  padding: ${space[2]} ${space[1]};
  border-bottom: 1px solid ${color.border};
`;

const Text = styled.div`
  flex: 1 1 140px;
  min-width: 0;
`;

const Name = styled.p`
  overflow: hidden;
  font: ${type.label};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Since = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
