import type { PageEntry } from './remotes.ts';

/** The pages that the shell itself owns. */
export const SHELL_PAGES: readonly PageEntry[] = [
  { name: 'auth', path: '/auth', access: 'public', nav: false, ssr: false },
  { name: 'forgot', path: '/forgot', access: 'public', nav: false, ssr: false },
  { name: 'faq', path: '/faq', access: 'public', nav: false, ssr: false },
  { name: 'legal', path: '/legal', access: 'public', nav: false, ssr: false },
  { name: 'profile', path: '/profile', access: 'login', nav: true, ssr: false },
  { name: 'edit', path: '/profile/edit', access: 'login', nav: false, ssr: false },
  {
    name: 'edit-contacts',
    path: '/profile/edit-contacts',
    access: 'login',
    nav: false,
    ssr: false,
  },
  { name: 'edit-socials', path: '/profile/edit-socials', access: 'login', nav: false, ssr: false },
  { name: 'qr', path: '/profile/qr', access: 'login', nav: true, ssr: false },
  {
    name: 'business-card',
    path: '/profile/business-card',
    access: 'login',
    nav: true,
    ssr: false,
  },
  { name: 'devices', path: '/profile/devices', access: 'login', nav: true, ssr: false },
  { name: 'data', path: '/profile/data', access: 'login', nav: true, ssr: false },
  { name: 'pushes', path: '/profile/notifications', access: 'login', nav: true, ssr: false },
  { name: 'number', path: '/profile/edit-auth/:code', access: 'login', nav: false, ssr: false },
  { name: 'password', path: '/profile/edit-password', access: 'login', nav: false, ssr: false },
  { name: 'dev', path: '/dev', access: 'public', nav: false, ssr: false },
];

/** Which of a shell's pages there are in this mode: only the demo has one for developers. */
export const shellPagesIn = (
  mode: 'demo' | 'production',
  pages: readonly PageEntry[] = SHELL_PAGES,
) => (mode === 'demo' ? pages : pages.filter(({ name }) => name !== 'dev'));

/** Addresses that redirect, with or without a closing slash. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/home/posts',
  '/home': '/home/posts',
  '/statistics': '/statistics/orders',
};

/** Where an address leads to instead; undefined for a page of its own. */
export const redirectOf = (pathname: string): string | undefined =>
  REDIRECTS[pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname];
