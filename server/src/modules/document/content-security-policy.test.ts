import { contentSecurityPolicy } from './content-security-policy.ts';

const directives = new Map(
  contentSecurityPolicy({ nonce: 'n', scriptOrigins: ['https://remotes.example'] })
    .split('; ')
    .map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
);

it('lets nothing into a frame but the player of YouTube that sets no cookies', () => {
  expect(directives.get('frame-src')).toBe('https://www.youtube-nocookie.com');
  expect([...directives].filter(([, sources]) => sources.includes('youtube'))).toHaveLength(1);
});

it('runs scripts from our own and the remotes’ origins only, and none inline', () => {
  expect(directives.get('default-src')).toBe("'none'");
  expect(directives.get('script-src')).toBe("'self' https://remotes.example");
});
