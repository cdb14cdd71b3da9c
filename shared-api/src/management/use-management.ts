import { useMemo, useState } from 'react';
import { getMe } from '@karavan/shared-api/client/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import type { Me } from '../contract/accounts.ts';
import {
  managementPath,
  managementSectionsFor,
  type ManagementSection,
} from '../contract/management-sections.ts';
import { useT } from './texts.ts';

/** An organization where somebody works, with what they may do there. */
export type Workplace = Me['organizations'][number];

interface ManagedPage {
  readonly organizationId: number;
  readonly section: ManagementSection;
  /** Of the page; the section's name by default. */
  readonly title?: string | undefined;
  /** Where "back" leads from a page within a section. */
  readonly backTo?: string | undefined;
  /** On a wide screen the page has a heading of its own. */
  readonly isWide: boolean;
}

/**
 * Names a management page in the header, and gives what it shows around itself, for `ManagementFrame`: the
 * organization, and the sections that the signed-in person may open there.
 */
export function useManagement({ organizationId, section, isWide, ...page }: ManagedPage) {
  const t = useT();
  const navigate = useNavigate();
  const me = useEndpoint(getMe, {});
  const workplace = me.data?.organizations.find(({ id }) => id === organizationId);
  const [hasWorked, setHasWorked] = useState(false);
  if (workplace && !hasWorked) setHasWorked(true);
  const title = page.title ?? t(`section_${section}`);
  const backTo =
    page.backTo ?? (section === 'today' ? '/organizations/my' : managementPath(organizationId));
  const name = workplace?.title;
  useHeader(
    useMemo(
      () => ({
        title: isWide ? '' : title,
        documentTitle: name === undefined ? title : `${title} — ${name}`,
        backTo,
      }),
      [isWide, title, name, backTo],
    ),
  );
  const frame = useMemo(() => {
    if (!workplace) return null;
    const { permissions, is_owner } = workplace;
    const sections = managementSectionsFor(organizationId, permissions, is_owner).map(
      ({ name: sectionName, group, to }) => ({
        name: sectionName,
        group: group && t(`group_${group}`),
        to,
        label: t(`section_${sectionName}`),
      }),
    );
    // Who may not open the section has no page to stand in the frame.
    if (!sections.some((shown) => shown.name === section)) return null;
    return {
      organization: workplace,
      sections,
      current: section,
      title,
      texts: {
        standing: workplace.is_owner ? t('owner') : t('staff'),
        sections: t('sections'),
        others: t('others'),
        publicPage: t('public_page'),
      },
    };
  }, [t, workplace, organizationId, section, title]);
  const isDismissed = hasWorked && !workplace;
  return {
    me,
    workplace,
    /** Null unless this person may open the section. */
    frame,
    /** Told to whoever may not open it, or has worked there until now. */
    refusal: {
      title: isDismissed ? t('gone') : t('not_yours'),
      text: isDismissed ? t('gone_text') : t('not_yours_text'),
      action: { label: t('to_mine'), run: () => void navigate('/organizations/my') },
    },
  };
}
