import { AWAITED } from './awaited-topic.ts';
import type { PageEntry } from './remotes.ts';

type Row = readonly [topic: string, path: string, access: PageEntry['access'], nav?: 'nav'];

/**
 * Addresses of the product whose page is still to be built: the topic says what will be there. A row goes when
 * a page takes its address, which a test demands.
 */
const ROWS = [
  ['resume', '/resumes/:id', 'public', 'nav'],
  ['own_resumes', '/profile/resumes/my', 'login', 'nav'],
  ['resumes', '/services/resumes', 'login', 'nav'],
  ['resume_create', '/resumes/create', 'login'],
  ['resume_detail', '/resumes/:id/detail-info', 'login', 'nav'],
  ['resume_edit', '/resumes/:id/detail-info/edit', 'login'],
  ['resume_request', '/resumes/:sender/requests/:id/:view', 'login', 'nav'],
  ['registration', '/register/payment-select', 'login'],
  ['registration', '/register/owner', 'login'],
  ['registration', '/register/company', 'login'],
  ['registration', '/organization/:id/register/company/choicelist/:info', 'login'],
  ['plans', '/organizations/:id/subscription-plans', 'login'],
  ['cards', '/organizations/:id/payment-methods', 'login'],
  ['plan', '/organizations/:id/subscription-detail', 'login'],
  ['payments', '/organizations/:id/historypayment', 'login'],
  ['invoice', '/organizations/:id/invoicePage', 'login'],
  ['referral', '/referral', 'login'],
  ['referral', '/referral/subscriptions', 'login'],
  ['apps', '/apps', 'login', 'nav'],
  ['app_create', '/apps/create', 'login'],
  ['app_create', '/apps/edit/:id', 'login'],
  ['apps', '/apps/store', 'login', 'nav'],
  ['app_sales', '/apps/refferal', 'login'],
  ['app_sales', '/apps/refferal/sold', 'login'],
  ['app_sales', '/apps/refferal/sold/:id', 'login'],
  ['apps', '/apps/:id', 'login', 'nav'],
  ['group', '/messenger/group/create', 'login'],
] as const satisfies readonly Row[];

export type AwaitedTopic = (typeof ROWS)[number][0];

export const AWAITED_PAGES: readonly PageEntry[] = ROWS.map(
  ([topic, path, access, nav]: Row): PageEntry => ({
    name: AWAITED + topic,
    path,
    access,
    nav: nav !== undefined,
    ssr: false,
  }),
);
