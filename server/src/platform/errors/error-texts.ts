import type { ErrorCode } from '@karavan/shared-api/contract/errors';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { waitingTime } from '@karavan/shared-api/contract/waiting-time';

/** Stands for the time to wait: `через 12 минут`. */
const WAIT = '{wait}';

const COUNT = '{count}';

interface TextFigures {
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly count?: number | undefined;
}

/** What a person reads for each code, with the figures that its text has a place for. */
export function errorText(
  code: ErrorCode,
  locale: Locale,
  { retryAfter = 0, count = 0 }: TextFigures = {},
): string {
  const text = ERROR_TEXTS[code][locale].replace(COUNT, String(count));
  return text.includes(WAIT) ? text.replace(WAIT, waitingTime(retryAfter, locale)) : text;
}

/** All texts in one language, by code; `{wait}` stands where `errorText` puts the time. */
export const errorTexts = (locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(ERROR_TEXTS).map(([code, texts]) => [code, texts[locale]]));

/** `limit_exceeded` is matched by clients and never translated. */
const ERROR_TEXTS: Readonly<Record<ErrorCode, Readonly<Record<Locale, string>>>> = {
  invalid_input: {
    ru: 'Проверьте введённые данные',
    en: 'Check what you have entered',
    de: 'Prüfen Sie Ihre Eingaben',
    tr: 'Girdiğiniz bilgileri kontrol edin',
    zh: '请检查您输入的内容',
  },
  idempotency_key_required: {
    ru: 'Запрос нужно отправить с заголовком Idempotency-Key',
    en: 'The request needs the header Idempotency-Key',
    de: 'Die Anfrage braucht den Header Idempotency-Key',
    tr: 'İstek Idempotency-Key başlığıyla gönderilmelidir',
    zh: '请求必须带有 Idempotency-Key 标头',
  },
  cart_changed: {
    ru: 'Цены или наличие изменились, проверьте корзину',
    en: 'Prices or stock have changed, check your cart',
    de: 'Preise oder Bestand haben sich geändert, prüfen Sie den Warenkorb',
    tr: 'Fiyatlar veya stok değişti, sepetinizi kontrol edin',
    zh: '价格或库存已变化，请检查购物车',
  },
  partnership_refused: {
    ru: 'Не удалось создать запрос на партнерство',
    en: 'The partnership request could not be created',
    de: 'Die Partnerschaftsanfrage konnte nicht erstellt werden',
    tr: 'Ortaklık isteği oluşturulamadı',
    zh: '无法创建合作请求',
  },
  account_in_use: {
    ru: 'Сначала завершите то, что ещё открыто',
    en: 'First settle what is still open',
    de: 'Schließen Sie zuerst ab, was noch offen ist',
    tr: 'Önce açık kalanları tamamlayın',
    zh: '请先处理尚未完成的事项',
  },
  account_deactivated: {
    ru: 'Этот аккаунт удаляется',
    en: 'This account is being deleted',
    de: 'Dieses Konto wird gelöscht',
    tr: 'Bu hesap siliniyor',
    zh: '此账户正在注销',
  },
  not_signed_in: {
    ru: 'Войдите, чтобы продолжить',
    en: 'Sign in to continue',
    de: 'Melden Sie sich an, um fortzufahren',
    tr: 'Devam etmek için giriş yapın',
    zh: '请登录后继续',
  },
  conversion_signed_out: {
    ru: 'Чтобы пользоваться конвертацией, войдите в аккаунт',
    en: 'To use conversion you need to log in',
    de: 'Melden Sie sich an, um die Umrechnung zu nutzen',
    tr: 'Döviz çevirisini kullanmak için giriş yapın',
    zh: '要使用货币换算，请先登录',
  },
  forbidden: {
    ru: 'У вас нет на это прав',
    en: 'You are not allowed to do this',
    de: 'Dazu sind Sie nicht berechtigt',
    tr: 'Bunun için yetkiniz yok',
    zh: '您没有权限执行此操作',
  },
  beyond_own_rights: {
    ru: 'На это ваших прав не хватает: попросите владельца',
    en: 'Your own rights do not go that far: ask the owner',
    de: 'So weit reichen Ihre Rechte nicht: Fragen Sie den Inhaber',
    tr: 'Yetkileriniz buna yetmiyor: işletme sahibinden isteyin',
    zh: '您的权限不足，请联系所有者',
  },
  already_employed: {
    ru: 'Этот человек уже работает у вас',
    en: 'This person already works for you',
    de: 'Diese Person arbeitet schon bei Ihnen',
    tr: 'Bu kişi zaten sizde çalışıyor',
    zh: '此人已在贵机构工作',
  },
  already_invited: {
    ru: 'Этот человек уже приглашён: дождитесь ответа или отзовите приглашение',
    en: 'This person has already been invited: wait for the answer or withdraw the invitation',
    de: 'Diese Person ist schon eingeladen: Warten Sie auf die Antwort oder ziehen Sie die Einladung zurück',
    tr: 'Bu kişi zaten davet edildi: yanıtı bekleyin veya daveti geri çekin',
    zh: '此人已被邀请：请等待回复或撤回邀请',
  },
  role_held: {
    ru: 'Роль у сотрудников: {count}. Сначала дайте им другую',
    en: 'Employees with this role: {count}. Give them another one first',
    de: 'Mitarbeitende mit dieser Rolle: {count}. Geben Sie ihnen zuerst eine andere',
    tr: 'Bu roldeki çalışanlar: {count}. Önce onlara başka bir rol verin',
    zh: '拥有此角色的员工：{count} 人，请先为他们更换角色',
  },
  deliveries_under_way: {
    ru: 'Незавершённых доставок: {count}. Подтвердите, что они останутся без курьера',
    en: 'Deliveries under way: {count}. Confirm that they will be left without a courier',
    de: 'Laufende Lieferungen: {count}. Bestätigen Sie, dass sie ohne Kurier bleiben',
    tr: 'Süren teslimatlar: {count}. Kuryesiz kalacaklarını onaylayın',
    zh: '进行中的配送：{count} 单，请确认它们将没有配送员',
  },
  too_many_roles: {
    ru: 'Ролей уже слишком много: удалите лишние',
    en: 'There are too many roles already: delete some',
    de: 'Es gibt schon zu viele Rollen: Löschen Sie einige',
    tr: 'Zaten çok fazla rol var: bazılarını silin',
    zh: '角色数量已达上限，请先删除一些',
  },
  csrf_failed: {
    ru: 'Обновите страницу и попробуйте ещё раз',
    en: 'Reload the page and try again',
    de: 'Laden Sie die Seite neu und versuchen Sie es erneut',
    tr: 'Sayfayı yenileyip tekrar deneyin',
    zh: '请刷新页面后重试',
  },
  code_required: {
    ru: 'Подтвердите номер телефона кодом ещё раз',
    en: 'Confirm your phone number with a code again',
    de: 'Bestätigen Sie Ihre Nummer erneut mit einem Code',
    tr: 'Telefon numaranızı kodla yeniden doğrulayın',
    zh: '请再次用验证码确认手机号',
  },
  wrong_credentials: {
    ru: 'Wrong credentials',
    en: 'Wrong credentials',
    de: 'Wrong credentials',
    tr: 'Wrong credentials',
    zh: 'Wrong credentials',
  },
  code_expired: {
    ru: 'Код устарел, запросите новый',
    en: 'The code has expired, ask for a new one',
    de: 'Der Code ist abgelaufen, fordern Sie einen neuen an',
    tr: 'Kodun süresi doldu, yenisini isteyin',
    zh: '验证码已过期，请重新获取',
  },
  not_found: {
    ru: 'Не найдено',
    en: 'Not found',
    de: 'Nicht gefunden',
    tr: 'Bulunamadı',
    zh: '未找到',
  },
  user_not_found: {
    ru: 'Пользователь не найден',
    en: 'User not found',
    de: 'Benutzer nicht gefunden',
    tr: 'Kullanıcı bulunamadı',
    zh: '未找到用户',
  },
  email_not_found: {
    ru: 'Не удалось получить почту по номеру',
    en: 'Could not get the email by number',
    de: 'Zu dieser Nummer konnte keine E-Mail-Adresse ermittelt werden',
    tr: 'Bu numaraya ait e-posta alınamadı',
    zh: '无法通过该号码获取邮箱',
  },
  translation_failed: {
    ru: 'Ошибка в переводе',
    en: 'Translation failed',
    de: 'Fehler bei der Übersetzung',
    tr: 'Çeviri hatası',
    zh: '翻译出错',
  },
  notice: {
    ru: 'Сейчас это невозможно',
    en: 'This is not possible right now',
    de: 'Das ist im Moment nicht möglich',
    tr: 'Bu şu anda mümkün değil',
    zh: '目前无法执行此操作',
  },
  client_code_expired: {
    ru: 'Код устарел: попросите клиента показать новый',
    en: 'The code has expired: ask the client to show a new one',
    de: 'Der Code ist abgelaufen: Bitten Sie den Kunden um einen neuen',
    tr: 'Kodun süresi doldu: müşteriden yenisini göstermesini isteyin',
    zh: '二维码已过期，请让顾客出示新的二维码',
  },
  client_code_used: {
    ru: 'По этому коду покупка уже оформлена: через минуту у клиента будет новый',
    en: 'This code has already been used for a purchase: the client gets a new one within a minute',
    de: 'Mit diesem Code wurde schon gekauft: Der Kunde erhält binnen einer Minute einen neuen',
    tr: 'Bu kodla zaten bir alışveriş yapıldı: müşteri bir dakika içinde yenisini alır',
    zh: '此二维码已用于一次购买，顾客将在一分钟内获得新的二维码',
  },
  client_code_needed: {
    ru: 'Чтобы списать кешбэк, отсканируйте код в телефоне клиента',
    en: 'To spend cashback, scan the code on the client’s phone',
    de: 'Um Cashback einzulösen, scannen Sie den Code auf dem Telefon des Kunden',
    tr: 'Nakit iadeyi harcamak için müşterinin telefonundaki kodu tarayın',
    zh: '要使用返现，请扫描顾客手机上的二维码',
  },
  own_purchase: {
    ru: 'Нельзя продать самому себе: попросите другого продавца',
    en: 'You cannot sell to yourself: ask another seller',
    de: 'Sie können nicht an sich selbst verkaufen: Bitten Sie einen anderen Verkäufer',
    tr: 'Kendinize satış yapamazsınız: başka bir satıcıdan isteyin',
    zh: '不能卖给自己，请让其他店员操作',
  },
  quote_changed: {
    ru: 'Сумма к оплате изменилась: проверьте её и подтвердите ещё раз',
    en: 'The total has changed: check it and confirm again',
    de: 'Der Endbetrag hat sich geändert: Prüfen Sie ihn und bestätigen Sie erneut',
    tr: 'Ödenecek tutar değişti: kontrol edip yeniden onaylayın',
    zh: '应付金额已变化，请核对后再次确认',
  },
  period_taken: {
    ru: 'Это время уже занято: выберите другое',
    en: 'This period is already taken: choose another',
    de: 'Dieser Zeitraum ist schon vergeben: Wählen Sie einen anderen',
    tr: 'Bu dönem dolu: başka bir dönem seçin',
    zh: '该时段已被预订，请选择其他时段',
  },
  booking_not_due: {
    ru: 'Выдать можно не раньше чем за час до начала и пока срок не вышел',
    en: 'It can be handed over from an hour before the start and until the period ends',
    de: 'Die Übergabe ist ab einer Stunde vor Beginn und bis zum Ende des Zeitraums möglich',
    tr: 'Teslim, başlangıçtan bir saat önce başlar ve süre bitene kadar yapılabilir',
    zh: '仅可在开始前一小时至租期结束之间交付',
  },
  sold_out: {
    ru: 'Столько билетов не осталось',
    en: 'There are not that many tickets left',
    de: 'So viele Tickets gibt es nicht mehr',
    tr: 'Bu kadar bilet kalmadı',
    zh: '余票不足',
  },
  partner_added: {
    ru: 'Партнер уже добавлен',
    en: 'Партнер уже добавлен',
    de: 'Партнер уже добавлен',
    tr: 'Партнер уже добавлен',
    zh: 'Партнер уже добавлен',
  },
  ticket_used: {
    ru: 'По этому билету уже прошли',
    en: 'This ticket has already been used',
    de: 'Dieses Ticket wurde schon benutzt',
    tr: 'Bu bilet zaten kullanıldı',
    zh: '此票已使用',
  },
  ticket_not_valid: {
    ru: 'Билет не действует: он не оплачен, возвращён или просрочен',
    en: 'The ticket is not valid: it is not paid for, refunded or expired',
    de: 'Das Ticket ist nicht gültig: nicht bezahlt, erstattet oder abgelaufen',
    tr: 'Bilet geçerli değil: ödenmemiş, iade edilmiş ya da süresi dolmuş',
    zh: '此票无效：未付款、已退款或已过期',
  },
  request_timeout: {
    ru: 'Запрос передавался слишком долго, попробуйте ещё раз',
    en: 'The request took too long to arrive, try again',
    de: 'Die Anfrage kam zu langsam an, versuchen Sie es erneut',
    tr: 'İstek çok yavaş ulaştı, tekrar deneyin',
    zh: '请求传输时间过长，请重试',
  },
  conflict: {
    ru: 'Состояние уже изменилось, обновите страницу',
    en: 'This has changed meanwhile, reload the page',
    de: 'Das hat sich inzwischen geändert, laden Sie die Seite neu',
    tr: 'Bu sırada değişti, sayfayı yenileyin',
    zh: '状态已变化，请刷新页面',
  },
  organization_changed: {
    ru: 'Пока вы писали, организацию изменил кто-то ещё: сравните и сохраните снова',
    en: 'Somebody else has changed the organization meanwhile: compare and save again',
    de: 'Die Organisation wurde inzwischen von jemand anderem geändert: Vergleichen und erneut speichern',
    tr: 'Siz yazarken kuruluşu başka biri değiştirdi: karşılaştırıp yeniden kaydedin',
    zh: '您编辑期间他人已修改该机构，请比对后重新保存',
  },
  currency_frozen: {
    ru: 'Валюту уже не сменить: в ней есть цены, карты или заказы',
    en: 'The currency can no longer change: prices, cards or orders are in it',
    de: 'Die Währung lässt sich nicht mehr ändern: Preise, Karten oder Bestellungen bestehen darin',
    tr: 'Para birimi artık değiştirilemez: fiyatlar, kartlar ya da siparişler bu birimde',
    zh: '货币已无法更改：已有价格、卡或订单使用该货币',
  },
  already_decided: {
    ru: 'Другой оператор уже решил иначе',
    en: 'Another operator has already decided otherwise',
    de: 'Jemand anderes hat bereits anders entschieden',
    tr: 'Başka bir yetkili zaten farklı karar verdi',
    zh: '其他审核员已作出不同的决定',
  },
  too_many_documents: {
    ru: 'Можно приложить до 5 документов',
    en: 'You can attach up to 5 documents',
    de: 'Sie können bis zu 5 Dokumente beifügen',
    tr: 'En fazla 5 belge ekleyebilirsiniz',
    zh: '最多可附 5 份文件',
  },
  release_refused: {
    ru: 'Этот релиз не подходит к остальным',
    en: 'This release does not fit the others',
    de: 'Dieses Release passt nicht zu den anderen',
    tr: 'Bu sürüm diğerleriyle uyuşmuyor',
    zh: '此版本与其他版本不兼容',
  },
  payload_too_large: {
    ru: 'File size is too big',
    en: 'File size is too big',
    de: 'File size is too big',
    tr: 'File size is too big',
    zh: 'File size is too big',
  },
  unsupported_media_type: {
    ru: 'File type is invalid',
    en: 'File type is invalid',
    de: 'File type is invalid',
    tr: 'File type is invalid',
    zh: 'File type is invalid',
  },
  too_many_open: {
    ru: 'У вас уже много неоплаченных заказов: оплатите или отмените их',
    en: 'You already have many unpaid orders: pay for them or cancel them',
    de: 'Sie haben schon viele unbezahlte Bestellungen: Bezahlen oder stornieren Sie sie',
    tr: 'Ödenmemiş çok sayıda siparişiniz var: ödeyin ya da iptal edin',
    zh: '您已有太多未付款的订单，请先付款或取消',
  },
  too_many_pieces: {
    ru: 'Новым клиентам не откладывают так много штук сразу: уменьшите количество',
    en: 'So many pieces at once are not set aside for new customers: reduce the quantity',
    de: 'So viele Stücke auf einmal werden neuen Kunden nicht zurückgelegt: Verringern Sie die Menge',
    tr: 'Yeni müşteriler için bir kerede bu kadar çok ürün ayrılmıyor: miktarı azaltın',
    zh: '新顾客一次不能预留这么多件，请减少数量',
  },
  organization_limit: {
    ru: 'Больше организаций пока не открыть: у вас их уже столько, сколько можно',
    en: 'You cannot open more organizations: you have as many as are allowed',
    de: 'Mehr Organisationen sind nicht möglich: Sie haben schon so viele, wie erlaubt sind',
    tr: 'Daha fazla kuruluş açamazsınız: izin verilen sayıya ulaştınız',
    zh: '无法再开设机构：已达到允许的数量',
  },
  limit_exceeded: {
    ru: 'Limit exceeded',
    en: 'Limit exceeded',
    de: 'Limit exceeded',
    tr: 'Limit exceeded',
    zh: 'Limit exceeded',
  },
  idempotency_key_reused: {
    ru: 'Этот ключ уже использован для другого запроса',
    en: 'This key was used for another request',
    de: 'Dieser Schlüssel wurde für eine andere Anfrage benutzt',
    tr: 'Bu anahtar başka bir istek için kullanıldı',
    zh: '此密钥已用于其他请求',
  },
  upload_quota_used: {
    ru: 'На сегодня вы загрузили достаточно, продолжите завтра',
    en: 'You have uploaded enough for today, go on tomorrow',
    de: 'Für heute haben Sie genug hochgeladen, machen Sie morgen weiter',
    tr: 'Bugünlük yükleme sınırına ulaştınız, yarın devam edin',
    zh: '今天的上传额度已用完，请明天继续',
  },
  storage_full: {
    ru: 'На сервере закончилось место, мы уже освобождаем его. Попробуйте позже',
    en: 'The server has run out of space. We are making room, try again later',
    de: 'Auf dem Server ist kein Platz mehr. Wir schaffen Platz, versuchen Sie es später erneut',
    tr: 'Sunucuda yer kalmadı. Yer açıyoruz, daha sonra tekrar deneyin',
    zh: '服务器存储空间已满，我们正在清理，请稍后再试',
  },
  proof_of_work_required: {
    ru: 'Из вашей сети часто запрашивают коды: устройство должно подтвердить, что запрос не от робота',
    en: 'Codes are often requested from your network: the device has to prove that no robot is asking',
    de: 'Aus Ihrem Netz werden oft Codes angefordert: Das Gerät muss zeigen, dass kein Roboter fragt',
    tr: 'Ağınızdan sık sık kod isteniyor: cihaz, isteğin bir robottan gelmediğini kanıtlamalı',
    zh: '您的网络频繁请求验证码，设备需要证明请求并非来自机器人',
  },
  sms_limit_reached: {
    ru: `Из вашей сети запросили слишком много кодов. Повторите ${WAIT} или подключитесь к другой сети`,
    en: `Too many codes were requested from your network. Try again ${WAIT}, or use another network`,
    de: `Aus Ihrem Netz wurden zu viele Codes angefordert. Versuchen Sie es ${WAIT} erneut, oder nutzen Sie ein anderes Netz`,
    tr: `Ağınızdan çok fazla kod istendi. ${WAIT} tekrar deneyin ya da başka bir ağa bağlanın`,
    zh: `您的网络请求验证码过多，请${WAIT}重试，或换用其他网络`,
  },
  code_sent_lately: {
    ru: `Код на этот номер уже отправлен. Новый можно запросить ${WAIT}`,
    en: `A code was already sent to this number. You can ask for another ${WAIT}`,
    de: `An diese Nummer ging schon ein Code. Einen neuen können Sie ${WAIT} anfordern`,
    tr: `Bu numaraya zaten bir kod gönderildi. ${WAIT} yenisini isteyebilirsiniz`,
    zh: `验证码已发送至该号码，${WAIT}可重新获取`,
  },
  too_many_requests: {
    ru: 'Слишком много запросов, подождите немного',
    en: 'Too many requests, wait a little',
    de: 'Zu viele Anfragen, warten Sie einen Moment',
    tr: 'Çok fazla istek, biraz bekleyin',
    zh: '请求过多，请稍候',
  },
  internal: {
    ru: 'Что-то пошло не так',
    en: 'Something went wrong',
    de: 'Etwas ist schiefgelaufen',
    tr: 'Bir şeyler ters gitti',
    zh: '出了点问题',
  },
  unavailable: {
    ru: 'Сервис временно недоступен, попробуйте через несколько секунд',
    en: 'The service is unavailable for a moment, try again in a few seconds',
    de: 'Der Dienst ist kurz nicht erreichbar, versuchen Sie es in einigen Sekunden erneut',
    tr: 'Hizmet geçici olarak kullanılamıyor, birkaç saniye sonra tekrar deneyin',
    zh: '服务暂时不可用，请几秒后重试',
  },
};
