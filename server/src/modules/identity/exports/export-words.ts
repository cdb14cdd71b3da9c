import type { Locale } from '@karavan/shared-api/contract/locales';

/** What the archive says of itself, in `README.txt`. */
export const EXPORT_WORDS: Readonly<Record<Locale, string>> = {
  ru: `Ваши данные на Karavan.

Каждый файл .json — одна таблица: её можно открыть в браузере или в текстовом редакторе.
Ваши фотографии и видео лежат в папках pictures и videos.
Время указано по Гринвичу (UTC). Чужих данных здесь нет: сообщения других людей, их номера и адреса принадлежат им.
`,
  en: `Your data on Karavan.

Each .json file is one table: a browser or a text editor opens it.
Your photos and videos are in the folders pictures and videos.
Times are UTC. Nothing here belongs to others: their messages, numbers and addresses are theirs.
`,
  de: `Ihre Daten bei Karavan.

Jede .json-Datei ist eine Tabelle: Ein Browser oder Texteditor öffnet sie.
Ihre Fotos und Videos liegen in den Ordnern pictures und videos.
Zeiten sind in UTC. Daten anderer sind nicht enthalten: Deren Nachrichten, Nummern und Adressen gehören ihnen.
`,
  tr: `Karavan'daki verileriniz.

Her .json dosyası bir tablodur: tarayıcı veya metin düzenleyici ile açılır.
Fotoğraf ve videolarınız pictures ve videos klasörlerindedir.
Saatler UTC'dir. Başkalarının verileri burada yoktur: mesajları, numaraları ve adresleri onlara aittir.
`,
  zh: `您在 Karavan 的数据。

每个 .json 文件是一张表，可用浏览器或文本编辑器打开。
您的照片和视频在 pictures 和 videos 文件夹中。
时间为 UTC。这里没有他人的数据：他人的消息、号码和地址属于他们自己。
`,
};
