import type { Locale } from '@karavan/shared-api/contract/locales';

/** To the phone of a place: somebody says that they run it on Karavan. */
export const CLAIM_TEXTS: Readonly<Record<Locale, (code: string, place: string) => string>> = {
  ru: (code, place) =>
    `Karavan: код ${code} подтверждает, что «${place}» на Karavan ведёте вы. Не просили? Никому его не сообщайте.`,
  en: (code, place) =>
    `Karavan: code ${code} confirms that you run “${place}” on Karavan. Did not ask for it? Tell it to nobody.`,
  de: (code, place) =>
    `Karavan: Der Code ${code} bestätigt, dass Sie „${place}“ auf Karavan führen. Nicht angefordert? Geben Sie ihn niemandem.`,
  tr: (code, place) =>
    `Karavan: ${code} kodu, Karavan'da “${place}” kuruluşunu sizin yönettiğinizi onaylar. Siz istemediyseniz kimseyle paylaşmayın.`,
  zh: (code, place) =>
    `Karavan：验证码 ${code} 用于确认您在 Karavan 上经营“${place}”。如非本人操作，请勿告诉他人。`,
};
