import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import type { Locale } from '@karavan/shared-api/contract/locales';

/** One thing that is wrong with a field; `limit` is the bound that was passed. */
export interface FieldIssue {
  readonly problem: FieldProblem;
  readonly limit?: number;
}

/** What a person reads beside the field; `{limit}` stands for the bound. */
const FIELD_TEXTS: Readonly<Record<FieldProblem, Readonly<Record<Locale, string>>>> = {
  required: {
    ru: 'Обязательное поле',
    en: 'Required field',
    de: 'Pflichtfeld',
    tr: 'Zorunlu alan',
    zh: '必填项',
  },
  invalid: {
    ru: 'Неверное значение',
    en: 'Invalid value',
    de: 'Ungültiger Wert',
    tr: 'Geçersiz değer',
    zh: '值无效',
  },
  too_short: {
    ru: 'Минимум символов: {limit}',
    en: 'At least {limit} characters',
    de: 'Mindestens {limit} Zeichen',
    tr: 'En az {limit} karakter',
    zh: '至少 {limit} 个字符',
  },
  too_long: {
    ru: 'Максимум символов: {limit}',
    en: 'At most {limit} characters',
    de: 'Höchstens {limit} Zeichen',
    tr: 'En fazla {limit} karakter',
    zh: '最多 {limit} 个字符',
  },
  too_small: {
    ru: 'Не меньше {limit}',
    en: 'Not less than {limit}',
    de: 'Nicht kleiner als {limit}',
    tr: '{limit} değerinden küçük olamaz',
    zh: '不得小于 {limit}',
  },
  too_big: {
    ru: 'Не больше {limit}',
    en: 'Not more than {limit}',
    de: 'Nicht größer als {limit}',
    tr: '{limit} değerinden büyük olamaz',
    zh: '不得大于 {limit}',
  },
  taken: {
    ru: 'Уже занято',
    en: 'Already taken',
    de: 'Bereits vergeben',
    tr: 'Zaten alınmış',
    zh: '已被占用',
  },
  phone_format: {
    ru: 'Неверный формат номера: плюс и цифры',
    en: 'Enter the number as plus and digits',
    de: 'Geben Sie die Nummer mit Plus und Ziffern ein',
    tr: 'Numarayı artı ve rakamlarla girin',
    zh: '请输入加号和数字格式的号码',
  },
  code_format: {
    ru: 'Введите шесть цифр кода',
    en: 'Enter the six digits of the code',
    de: 'Geben Sie die sechs Ziffern des Codes ein',
    tr: 'Kodun altı rakamını girin',
    zh: '请输入六位数字验证码',
  },
  username_format: {
    ru: 'От 3 до 30 латинских букв, цифр или знаков _',
    en: '3 to 30 Latin letters, digits or _',
    de: '3 bis 30 lateinische Buchstaben, Ziffern oder _',
    tr: '3-30 Latin harfi, rakam veya _',
    zh: '3 至 30 个拉丁字母、数字或下划线',
  },
  password_letter: {
    ru: 'Добавьте букву',
    en: 'Add a letter',
    de: 'Fügen Sie einen Buchstaben hinzu',
    tr: 'Bir harf ekleyin',
    zh: '请添加字母',
  },
  password_digit: {
    ru: 'Добавьте цифру',
    en: 'Add a digit',
    de: 'Fügen Sie eine Ziffer hinzu',
    tr: 'Bir rakam ekleyin',
    zh: '请添加数字',
  },
  password_special: {
    ru: 'Добавьте специальный символ',
    en: 'Add a special character',
    de: 'Fügen Sie ein Sonderzeichen hinzu',
    tr: 'Bir özel karakter ekleyin',
    zh: '请添加特殊字符',
  },
  date_format: {
    ru: 'Неверная дата',
    en: 'Incorrect date',
    de: 'Ungültiges Datum',
    tr: 'Geçersiz tarih',
    zh: '日期不正确',
  },
  amount_format: {
    ru: 'Введите сумму цифрами',
    en: 'Enter the amount in digits',
    de: 'Geben Sie den Betrag in Ziffern ein',
    tr: 'Tutarı rakamla girin',
    zh: '请用数字输入金额',
  },
  client_format: {
    ru: 'Введите верный ID или номер телефона',
    en: 'Enter a valid ID or phone number',
    de: 'Geben Sie eine gültige ID oder Telefonnummer ein',
    tr: 'Geçerli bir ID veya telefon numarası girin',
    zh: '请输入有效的 ID 或手机号',
  },
  reversed_range: {
    ru: 'Начало позже конца',
    en: 'The start is later than the end',
    de: 'Der Anfang liegt nach dem Ende',
    tr: 'Başlangıç bitişten sonra',
    zh: '开始晚于结束',
  },
  in_the_past: {
    ru: 'Это время уже прошло',
    en: 'This time has already passed',
    de: 'Diese Zeit ist schon vorbei',
    tr: 'Bu zaman geçti',
    zh: '该时间已过',
  },
  not_offered: {
    ru: 'На это время не сдаётся: выберите другое',
    en: 'It is not let at this time: choose another',
    de: 'Um diese Zeit wird nicht vermietet: Wählen Sie eine andere',
    tr: 'Bu saatte kiralanamaz: başka bir zaman seçin',
    zh: '该时间不可租，请选择其他时间',
  },
  unknown_cursor: {
    ru: 'Откройте список заново',
    en: 'Open the list again',
    de: 'Öffnen Sie die Liste erneut',
    tr: 'Listeyi yeniden açın',
    zh: '请重新打开列表',
  },
  file_type: {
    ru: 'Подойдёт только PNG или JPEG',
    en: 'Only PNG or JPEG will do',
    de: 'Nur PNG oder JPEG ist möglich',
    tr: 'Yalnızca PNG veya JPEG olabilir',
    zh: '仅支持 PNG 或 JPEG',
  },
  file_too_big: {
    ru: 'Файл слишком большой',
    en: 'The file is too big',
    de: 'Die Datei ist zu groß',
    tr: 'Dosya çok büyük',
    zh: '文件过大',
  },
  file_too_small: {
    ru: 'Файл слишком маленький',
    en: 'The file is too small',
    de: 'Die Datei ist zu klein',
    tr: 'Dosya çok küçük',
    zh: '文件过小',
  },
  not_loaded: {
    ru: 'Не удалось загрузить изображение',
    en: 'The picture could not be loaded',
    de: 'Das Bild konnte nicht geladen werden',
    tr: 'Resim yüklenemedi',
    zh: '无法加载图片',
  },
  photo_not_fresh: {
    ru: 'Сделайте новое фото этого заказа на месте',
    en: 'Take a new photo of this order at the door',
    de: 'Machen Sie vor Ort ein neues Foto dieser Bestellung',
    tr: 'Bu siparişin kapıda yeni bir fotoğrafını çekin',
    zh: '请在门口为此订单拍摄新照片',
  },
};

export function fieldText({ problem, limit }: FieldIssue, locale: Locale): string {
  return FIELD_TEXTS[problem][locale].replace('{limit}', String(limit ?? ''));
}
