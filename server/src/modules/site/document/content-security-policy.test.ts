import { contentSecurityPolicy } from './content-security-policy.ts';

const policyWith = (localOrigins: string[]) =>
  new Map(
    contentSecurityPolicy({
      nonce: 'n',
      startSource: "'sha256-x'",
      origin: 'https://karavan.example',
      scriptOrigins: ['https://remotes.example'],
      localOrigins,
    })
      .split('; ')
      .map((directive) => {
        const [name, ...sources] = directive.split(' ');
        return [name, sources.join(' ')] as const;
      }),
  );
const directives = policyWith([]);

it('lets nothing into a frame but the player of YouTube that sets no cookies', () => {
  expect(directives.get('frame-src')).toBe('https://www.youtube-nocookie.com');
  expect([...directives].filter(([, sources]) => sources.includes('youtube'))).toHaveLength(1);
});

it('runs scripts from our own and the remotes’ origins only, and one inline, known by its hash', () => {
  expect(directives.get('default-src')).toBe("'none'");
  expect(directives.get('script-src')).toBe("'self' https://remotes.example 'sha256-x'");
});

it('lets scripts, styles and fonts of local builds in, for the session that has them', () => {
  const local = policyWith(['http://localhost:9200']);
  expect(local.get('script-src')).toBe(
    "'self' http://localhost:9200 https://remotes.example 'sha256-x'",
  );
  expect(local.get('style-src')).toBe("'self' http://localhost:9200 'nonce-n'");
  expect(local.get('font-src')).toBe("'self' http://localhost:9200");
  expect(directives.get('style-src')).toBe("'self' 'nonce-n'");
  expect(directives.get('font-src')).toBe("'self'");
});

it('lets pages open sockets to ourselves, and to the local builds of the session', () => {
  expect(directives.get('connect-src')).toBe(
    "'self' https://remotes.example wss://karavan.example",
  );
  expect(policyWith(['http://localhost:9200']).get('connect-src')).toBe(
    "'self' http://localhost:9200 https://remotes.example wss://karavan.example ws://localhost:9200",
  );
});

it('lets maps come from elsewhere only where that is configured', () => {
  const policy = contentSecurityPolicy({
    nonce: 'n',
    startSource: "'sha256-x'",
    origin: 'https://karavan.example',
    scriptOrigins: [],
    localOrigins: [],
    mapOrigin: 'https://maps.example',
  });
  expect(policy).toContain("img-src 'self' data: blob: https://maps.example;");
  expect(policy).toMatch(/connect-src [^;]* https:\/\/maps\.example;/);
});
