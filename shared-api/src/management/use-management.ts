import { useMemo } from 'react';
import { getMe } from '@karavan/shared-api/client/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import type { Me } from '../contract/accounts.ts';
import {
  managementPath,
  managementSectionsFor,
  type ManagementSection,
} from '../contract/management-sections.ts';
import { useT } from './texts.ts';

/** An organization where somebody works, with what they may do there. */
export type Workplace = Me['organizations'][number];

/**
 * What a management page shows around itself, for `ManagementFrame`: the organization, and the sections that the
 * signed-in person may open there.
 */
export function useManagement(organizationId: number, section: ManagementSection) {
  const t = useT();
  const me = useEndpoint(getMe, {});
  const workplace = me.data?.organizations.find(({ id }) => id === organizationId);
  const frame = useMemo(() => {
    if (!workplace) return null;
    const { permissions, is_owner } = workplace;
    const sections = managementSectionsFor(organizationId, permissions, is_owner).map(
      ({ name, to }) => ({ name, to, label: t(`section_${name}`) }),
    );
    // Who may not open the section has no page to stand in the frame.
    if (!sections.some(({ name }) => name === section)) return null;
    return {
      organization: workplace,
      sections,
      current: section,
      texts: {
        standing: workplace.is_owner ? t('owner') : t('staff'),
        sections: t('sections'),
        others: t('others'),
        publicPage: t('public_page'),
      },
    };
  }, [t, workplace, organizationId, section]);
  return {
    me,
    workplace,
    /** Null unless this person may open the section. */
    frame,
    /** Where "back" leads on a phone. */
    backTo: section === 'today' ? '/organizations/my' : managementPath(organizationId),
    /** What the section is called. */
    title: t(`section_${section}`),
    /** Told to whoever may not open it. */
    /** Told to whoever has worked there until now. */
    farewell: { title: t('gone'), text: t('gone_text'), way: t('to_mine') },
    refusal: { title: t('not_yours'), text: t('not_yours_text'), way: t('to_mine') },
  };
}
