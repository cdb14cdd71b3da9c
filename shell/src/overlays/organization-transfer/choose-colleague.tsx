import styled from 'styled-components';
import { listEmployees } from '@karavan/shared-api/client/employees';
import { useEndlessList } from '@karavan/shared-api/query';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { MoreButton } from '@karavan/shared-ui/more-button';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { LoadFailure } from '@karavan/shared-ui/states';
import { space, type } from '@karavan/shared-ui/tokens';
import type { Heir } from './heir.ts';
import { useT } from './texts.ts';

interface ChooseColleagueProps {
  readonly organizationId: number;
  onFound(heir: Heir): void;
}

/** Those who work there, the latest first: the next owner is most often one of them. */
export function ChooseColleague({ organizationId: id, onFound }: ChooseColleagueProps) {
  const t = useT();
  const staff = useEndlessList(listEmployees, { params: { id }, query: { group: 'working' } });
  if (staff.status === 'error') return <LoadFailure error={staff.error} retry={staff.retry} />;
  if (staff.status === 'loading') return <SkeletonRow />;
  const colleagues = staff.items.filter(({ is_owner, is_me }) => !is_owner && !is_me);
  if (colleagues.length === 0) return null;
  return (
    <section aria-labelledby="transfer-staff">
      <Title id="transfer-staff">{t('staff')}</Title>
      <List>
        {colleagues.map(({ membership_id, person, position, role }) => (
          <li key={membership_id}>
            <Button
              kind="secondary"
              wide
              icon={<Avatar name={person.full_name} src={person.avatar} size={32} />}
              onClick={() =>
                onFound({
                  person: {
                    uid: person.uid,
                    full_name: person.full_name,
                    status: 'working',
                    membership_id,
                  },
                  reference: person.uid,
                })
              }
            >
              {[person.full_name, position || role?.title].filter(Boolean).join(' · ')}
            </Button>
          </li>
        ))}
      </List>
      <MoreButton list={staff} />
    </section>
  );
}

const Title = styled.h2`
  padding-bottom: ${space[2]};
  font: ${type.label};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;
