import type { Env } from '../../../../platform/env/env.ts';

type Apps = Pick<Env, 'ANDROID_APP' | 'IOS_APP'>;

/** Lets the Android app open addresses of the site (Digital Asset Links); null without one. */
export const assetLinksOf = ({ ANDROID_APP: app }: Apps) =>
  app && [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: app.name,
        sha256_cert_fingerprints: app.fingerprints,
      },
    },
  ];

/** Lets the iOS app open addresses of the site, except what is no page; null without one. */
export const appleAssociationOf = ({ IOS_APP: app }: Apps) =>
  app === undefined
    ? null
    : {
        applinks: {
          details: [
            {
              appIDs: [app],
              components: [
                ...['/api/*', '/files/*', '/registry.json'].map((path) => ({
                  '/': path,
                  exclude: true,
                })),
                { '/': '/*' },
              ],
            },
          ],
        },
      };
