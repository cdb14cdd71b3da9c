import type { Locale } from '@karavan/shared-api/contract/locales';

export const CODE_TEXTS: Readonly<Record<Locale, (code: string) => string>> = {
  ru: (code) => `Karavan: ваш код ${code}. Никому его не сообщайте.`,
  en: (code) => `Karavan: your code is ${code}. Tell it to nobody.`,
  de: (code) => `Karavan: Ihr Code ist ${code}. Geben Sie ihn niemandem.`,
  tr: (code) => `Karavan: kodunuz ${code}. Kimseyle paylaşmayın.`,
  zh: (code) => `Karavan：您的验证码是 ${code}，请勿告诉他人。`,
};

/** No further SMS may go to the phone: the code went to the person's verified e-mail. */
export const SENT_BY_EMAIL_TEXTS: Readonly<Record<Locale, string>> = {
  ru: 'Лимит SMS исчерпан, код отправлен на вашу почту',
  en: 'The SMS limit is used up, the code was sent to your e-mail',
  de: 'Das SMS-Limit ist erreicht, der Code ging an Ihre E-Mail-Adresse',
  tr: 'SMS sınırı doldu, kod e-postanıza gönderildi',
  zh: '短信次数已用完，验证码已发送到您的邮箱',
};

export const SENT_BY_WHATSAPP_TEXTS: Readonly<Record<Locale, string>> = {
  ru: 'Код отправлен в WhatsApp',
  en: 'The code was sent by WhatsApp',
  de: 'Der Code wurde per WhatsApp gesendet',
  tr: 'Kod WhatsApp ile gönderildi',
  zh: '验证码已通过 WhatsApp 发送',
};

/** Sent to the number that an account had. */
export const NUMBER_CHANGED_TEXTS: Readonly<Record<Locale, string>> = {
  ru: 'Karavan: у вашего аккаунта теперь другой номер. Если это сделали не вы, напишите в поддержку.',
  en: 'Karavan: your account has another number now. If this was not you, write to support.',
  de: 'Karavan: Ihr Konto hat jetzt eine andere Nummer. Waren Sie das nicht, schreiben Sie dem Support.',
  tr: 'Karavan: hesabınızın numarası değişti. Bunu siz yapmadıysanız desteğe yazın.',
  zh: 'Karavan：您账号的手机号已更改。如非本人操作，请联系客服。',
};

/** Sent to the e-mail address that an account had. */
export const EMAIL_CHANGED_TEXTS: Readonly<Record<Locale, string>> = {
  ru: 'Karavan: у вашего аккаунта теперь другая почта. Если это сделали не вы, напишите в поддержку.',
  en: 'Karavan: your account has another e-mail address now. If this was not you, write to support.',
  de: 'Karavan: Ihr Konto hat jetzt eine andere E-Mail-Adresse. Waren Sie das nicht, schreiben Sie dem Support.',
  tr: 'Karavan: hesabınızın e-posta adresi değişti. Bunu siz yapmadıysanız desteğe yazın.',
  zh: 'Karavan：您账号的邮箱已更改。如非本人操作，请联系客服。',
};

/** A code was asked for by mail: the same for everybody, so that it does not tell who has an address. */
export const ASKED_BY_EMAIL_TEXTS: Readonly<Record<Locale, string>> = {
  ru: 'Если у номера есть подтверждённая почта, код уже там',
  en: 'If the number has a confirmed e-mail, the code is there',
  de: 'Hat die Nummer eine bestätigte E-Mail-Adresse, ist der Code dort',
  tr: 'Numaranın onaylı bir e-postası varsa kod oraya gönderildi',
  zh: '如果该号码已验证邮箱，验证码已发送到邮箱',
};

/** Sent to the number of an account that was deactivated. */
export const ACCOUNT_LEFT_TEXTS: Readonly<Record<Locale, string>> = {
  ru: 'Karavan: ваш аккаунт будет удалён через 30 дней. Передумали или это были не вы? Просто войдите.',
  en: 'Karavan: your account will be deleted in 30 days. Changed your mind, or was it not you? Just sign in.',
  de: 'Karavan: Ihr Konto wird in 30 Tagen gelöscht. Anders überlegt, oder waren Sie das nicht? Melden Sie sich an.',
  tr: 'Karavan: hesabınız 30 gün sonra silinecek. Vazgeçtiniz mi, ya da bunu siz yapmadınız mı? Giriş yapmanız yeterli.',
  zh: 'Karavan：您的账号将在 30 天后删除。如改变主意或非本人操作，登录即可恢复。',
};
