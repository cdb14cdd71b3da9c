import type { i18n } from 'i18next';
import { addNamespace } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'shell-device';

export type DeviceTexts = (key: keyof typeof messages) => string;

/** The texts that this part says without a page, in the language of the moment. */
export async function loadDeviceTexts(i18n: i18n): Promise<DeviceTexts> {
  await addNamespace(
    i18n,
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "device-[request]" */ `./locales/${locale}.json`),
  );
  return (key) => i18n.getFixedT(null, NAMESPACE)(key);
}
