import { randomUUID } from 'node:crypto';

export const PHONE = '+996559000001';
export const PASSWORD = 'Karavan-2026';

export const ADDRESS = { city: 'Бишкек', district: 'Центр', address: 'Чуй, 1', phone: PHONE };

/** Not signed. */
const PAYMENT_REPORT = {
  reference: '0b4d2d0e-6d0c-4f0a-9d54-6d6f2a4a7c11',
  event: 'first',
  outcome: 'paid',
  amount: 100,
  currency: 'KGS',
};

/** Signed by nobody. */
const CLIENT_DATA = Buffer.from(JSON.stringify({ challenge: 'none' })).toString('base64url');
const ASSERTION = {
  id: 'none',
  response: {
    clientDataJSON: CLIENT_DATA,
    authenticatorData: 'none',
    signature: 'none',
    userHandle: 'none',
  },
};
const ATTESTATION = {
  id: 'none',
  response: { clientDataJSON: CLIENT_DATA, attestationObject: 'none' },
};

/** From tomorrow, or the day after. */
const RENTAL = {
  starts_at: `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T14:00`,
  units: 1,
};

/** Of a browser that nobody has; its key is the base point of P-256. */
const PUSH_REGISTRATION = JSON.stringify({
  endpoint: 'https://push.example/one',
  keys: {
    p256dh:
      'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'A'.repeat(22),
  },
});
const RENTAL_TERMS = {
  price: '2000.00',
  unit: 'day',
  units_min: 1,
  units_max: 30,
  units_step: 1,
  starts_from: '14:00',
  starts_until: '14:00',
  departs_at: '12:00',
  quantity: 1,
  buffer_before: 0,
  buffer_after: 60,
  notice_hours: 1,
  days_ahead: 365,
  deposit: '1000.00',
  cancel_hours: 24,
  cancel_percent: 50,
  rules: [{ from: '2090-01-01', to: null, weekdays: [6, 7], price: '2500.00' }],
};

const WORKPLACE = { latitude: 42.87, longitude: 74.59, accuracy: 10 };

/** Nobody has published it. */
const RELEASE = { package: 'mf-feed', version: '1.0.0-000000000000' };

const ORGANIZATION = {
  title: 'Пекарня',
  description: { ru: 'Хлеб из печи' },
  type: 1,
  subtypes: [],
  region: { country: 'KG', city: 'Бишкек' },
  address: 'Чуй, 1',
  location: { latitude: 42.87, longitude: 74.6 },
  currency: 'KGS',
  week: [{ weekday: 1, start_time: '09:00', end_time: '18:00' }],
  special_days: [],
  contacts: [{ kind: 'phone', value: PHONE }],
  socials: [],
  average_check: null,
};

/** Of the sandbox of maps. */
const GOOGLE_PLACE = {
  link: 'https://www.google.com/maps/place/?q=place_id:ChIJKaragachCoffee00001',
  place_id: 'ChIJKaragachCoffee00001',
};
const TWO_GIS_PLACE = {
  link: 'https://2gis.kg/bishkek/firm/70000001000000147',
  place_id: '70000001000000147',
};

const COLLECTION = {
  title: 'Лето',
  translations: [],
  is_published: true,
  rule: null,
  item_ids: [1],
};

const PROMOTION = {
  title: 'Неделя скидок',
  text: '',
  translations: [],
  percent: '10',
  amount: null,
  category: null,
  item_ids: [1],
  minimum: null,
  quota: 10,
  per_person: 1,
  code: null,
  with_card: false,
  is_listed: true,
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: null,
};

const BANNER = {
  text: 'Новинки',
  image_of: 1,
  kind: 'item',
  target_id: 1,
  address: '',
  places: ['organization', 'feed'],
  country: null,
  city: null,
  is_shown: true,
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: null,
};

/** A draft, as it is sent for the first time. */
export const ITEM = {
  title: 'Платье',
  description: 'Лён',
  translations: [],
  category: 1,
  price: '100',
  old_price: null,
  images: [],
  videos: [],
  sizes: [{ id: null, size: 'M', quantity: 10, seen: null }],
  status: 'draft',
  publish_at: null,
};
/** The first item of the world, as it is changed. */
export const EDITED_ITEM = {
  ...ITEM,
  sizes: [{ id: 1, size: 'M', quantity: 12, seen: 10 }],
  version: 1,
};

/** A draft of an event, as it is sent for the first time. */
export const EVENT = {
  title: 'Концерт',
  description: 'У озера',
  translations: [],
  category: 1,
  images: [],
  videos: [],
  status: 'draft',
  publish_at: null,
  starts: '2090-06-01T19:00',
  ends: '2090-06-01T22:00',
  place: 'Летняя сцена',
  sales_from: null,
  sales_until: null,
  sections: [{ id: null, name: '', price: '500', quota: 10, sales_from: null, sales_until: null }],
};
/** The fifth item of the world, as it is changed. */
export const EDITED_EVENT = {
  ...EVENT,
  sections: [{ ...EVENT.sections[0]!, id: 4, quota: 12 }],
  version: 1,
};

export const RENTAL_OFFER = {
  title: 'Квартира',
  description: 'У парка',
  translations: [],
  category: 1,
  images: [],
  videos: [],
  status: 'draft',
  publish_at: null,
  ...RENTAL_TERMS,
};
/** Of the world, as it is changed. */
export const EDITED_RENTAL = { ...RENTAL_OFFER, version: 1 };

export interface GoodRequest {
  readonly body?: object;
  /** Absent where the route names nothing by id. */
  readonly id?: number;
  readonly as: 'guest' | 'person' | 'courier' | 'operator';
  /** When the request cannot succeed; else the first status that the route declares is expected. */
  readonly status?: number;
}

/**
 * A good request for every write of the contract, made in the world of `furnishWorld`: what tests of all
 * routes start from.
 */
const GOOD_REQUESTS: Readonly<Record<string, GoodRequest>> = {
  registerAuth: { as: 'guest', body: { phone_number: '+996559000002' } },
  resendCode: { as: 'guest', body: { phone_number: '+996559000003' } },
  verifyCode: { as: 'guest', body: { phone_number: PHONE, code: '123456' }, status: 403 },
  login: { as: 'guest', body: { phone_number: PHONE, password: PASSWORD } },
  logout: { as: 'person' },
  setPassword: { as: 'person', body: { password: 'Caravan-2027' } },
  changePassword: {
    as: 'person',
    body: { old_password: PASSWORD, password: 'Caravan-2027' },
  },
  changeDeviceLifetime: { as: 'person', id: 1, body: { days: 7 } },
  sendNumberCode: { as: 'person', body: { phone_number: '+996559000004' } },
  validateOldNumber: { as: 'person', body: { code: '123456' }, status: 403 },
  changeNumber: {
    as: 'person',
    body: { token: 'proof', phone_number: '+996559000004', code: '123456' },
    status: 403,
  },
  authenticate: { as: 'guest', body: { login: PHONE, password: PASSWORD } },
  startPasskeySignIn: { as: 'guest' },
  signInWithPasskey: { as: 'guest', body: { credential: ASSERTION }, status: 403 },
  startPasskey: { as: 'person', body: {} },
  addPasskey: { as: 'person', body: { name: 'Телефон', credential: ATTESTATION }, status: 403 },
  renamePasskey: { as: 'person', id: 1, body: { name: 'Телефон' } },
  removePasskey: { as: 'person', id: 1 },
  sendEmailCode: { as: 'person', body: { email: 'aigul@example.com' } },
  changeEmail: {
    as: 'person',
    body: { token: 'proof', email: 'aigul@example.com', code: '123456' },
    status: 403,
  },
  findEmailByPhone: { as: 'guest', body: { phone_number: PHONE }, status: 404 },
  forgotPassword: { as: 'guest', body: { phone_number: PHONE } },
  initProfile: { as: 'person', body: { full_name: 'Имя' } },
  updateMe: { as: 'person', body: { full_name: 'Имя', gender: 'male' } },
  replacePersonPhones: { as: 'person', body: { list: [{ phone_number: '*4040' }] } },
  replacePersonNetworks: {
    as: 'person',
    body: { list: [{ kind: 'telegram', value: '@karavan' }] },
  },
  // Their organization has an order of theirs.
  deactivateAccount: { as: 'person', body: { password: PASSWORD }, status: 406 },
  returnToAccount: { as: 'guest', body: { token: 'way' }, status: 403 },
  requestExport: { as: 'person' },
  deleteExport: { as: 'person' },
  deactivateDevice: { as: 'person', id: 1 },
  deactivateAllDevices: { as: 'person' },
  complainAboutItem: { as: 'operator', id: 1, body: { reason: 'spam' } },
  complainAboutOrganization: { as: 'operator', id: 1, body: { reason: 'spam' } },
  followOrganization: { as: 'person', id: 1 },
  unfollowOrganization: { as: 'person', id: 1 },
  // The client has not asked.
  acceptFollower: { as: 'person', id: 1, body: { user_id: 3 }, status: 404 },
  declineFollower: { as: 'person', id: 1, body: { user_id: 3 }, status: 404 },
  removeFollower: { as: 'person', id: 1, body: { user_id: 3 }, status: 404 },
  acceptAllFollowers: { as: 'person', id: 1 },
  blockUser: { as: 'person', id: 1, body: { user_id: 3 } },
  unblockUser: { as: 'person', id: 1, body: { user_id: 3 } },
  sendOrganizationMessage: {
    as: 'person',
    id: 1,
    body: { text: 'Завтра скидки', audience: 'all', days: 30 },
  },
  withdrawOrganizationMessage: { as: 'person', id: 1 },
  readSubscriptionMessages: { as: 'person', id: 2, body: { message_id: 2 } },
  muteSubscriptionMessages: { as: 'person', id: 2, body: { is_muted: true } },
  writeComment: { as: 'person', id: 1, body: { text: 'Привет' } },
  deleteComment: { as: 'person', id: 1 },
  likeComment: { as: 'person', id: 1 },
  unlikeComment: { as: 'person', id: 1 },
  complainAboutComment: { as: 'courier', id: 1, body: { reason: 'spam' } },
  likeItem: { as: 'person', id: 1 },
  unlikeItem: { as: 'person', id: 1 },
  muteOrganization: { as: 'person', id: 1 },
  unmuteOrganization: { as: 'person', id: 1 },
  dismissPost: { as: 'person', id: 1 },
  recallPost: { as: 'person', id: 1 },
  saveItem: { as: 'person', id: 1, body: {} },
  unsaveItem: { as: 'person', id: 1 },
  deleteBookmarks: { as: 'person', body: { item_ids: [1] } },
  restoreBookmarks: { as: 'person', body: { item_ids: [1] } },
  createFolder: { as: 'person', body: { name: 'Подарки' } },
  renameFolder: { as: 'person', id: 1, body: { name: 'Дом' } },
  shareFolder: { as: 'person', id: 1 },
  unshareFolder: { as: 'person', id: 1 },
  // Nobody can count up the secrets of links.
  saveSharedFolder: { as: 'person', id: 1, body: { name: 'Дом' }, status: 404 },
  deleteFolder: { as: 'person', id: 1 },
  restoreFolder: { as: 'person', id: 1 },
  acceptDelivery: { as: 'courier', id: 1 },
  completeDelivery: { as: 'courier', id: 1, body: { pin: '0000' }, status: 409 },
  rejectDelivery: { as: 'courier', id: 1, body: { reason: 'Далеко' }, status: 409 },
  // Not taken by anybody yet.
  pickUpDelivery: { as: 'courier', id: 1, body: { parcels: 1 }, status: 409 },
  returnDelivery: { as: 'courier', id: 1, status: 409 },
  shareDeliveryPosition: { as: 'courier', id: 1, body: { is_shared: true }, status: 409 },
  reportDeliveryPosition: {
    as: 'courier',
    id: 1,
    body: { latitude: 42.87, longitude: 74.6 },
    status: 409,
  },
  assignDelivery: { as: 'person', id: 1, body: { courier_id: 2, instead_of: null } },
  // There is one already.
  declareHandOver: {
    as: 'courier',
    body: { service_id: 1, currency: 'KGS', amount: '1', note: '' },
    status: 409,
  },
  withdrawHandOver: { as: 'courier', id: 1 },
  // Nobody disputes it.
  agreeHandOver: { as: 'courier', id: 1, status: 409 },
  confirmHandOver: { as: 'person', id: 1 },
  disputeHandOver: { as: 'person', id: 1, body: { counted: '1', note: 'Не хватает' } },
  sendToDelivery: { as: 'person', id: 1, status: 409 },
  // Nobody has taken it yet.
  takeBackDelivery: { as: 'person', id: 1, status: 409 },
  confirmReturn: { as: 'person', id: 1, status: 409 },
  settleDeliveryCash: { as: 'person', id: 1, status: 409 },
  createDeliveryAddress: { as: 'person', body: ADDRESS },
  updateDeliveryAddress: { as: 'person', id: 1, body: ADDRESS },
  deleteDeliveryAddress: { as: 'person', id: 1 },
  setDefaultDeliveryAddress: { as: 'person', body: { id: 1 } },
  addToCart: { as: 'person', body: { size_id: 1, quantity: 1 } },
  setCartedSize: { as: 'person', id: 1, body: { size_id: 1, quantity: 2 } },
  updateCart: { as: 'person', id: 1, body: { lines: [{ size_id: 1, quantity: 2 }] } },
  updateCartDelivery: { as: 'person', id: 1, body: { address_id: 1 } },
  updateCartCashback: { as: 'person', id: 1, body: { spend: true } },
  updateCartGifts: { as: 'person', id: 1, body: { spend: true } },
  chooseCartPromotion: { as: 'person', id: 1, body: { code: 'LETO' } },
  checkoutSelfPickup: { as: 'person', id: 1, body: { version: 1 } },
  checkoutOffline: { as: 'person', id: 1, body: { version: 1 } },
  checkoutDelivery: { as: 'person', id: 1, body: { version: 1 }, status: 409 },
  checkoutOnlinePayment: { as: 'person', id: 1, body: { version: 1 } },
  initializePayment: { as: 'person', id: 2, status: 409 },
  acceptReceipt: { as: 'person', body: { transaction_id: 1, utc_offset_minutes: 360 } },
  acceptOnlineReceipt: {
    as: 'person',
    body: { transaction_id: 1, utc_offset_minutes: 360 },
    status: 409,
  },
  acceptBookingReceipt: {
    as: 'person',
    body: { transaction_id: 1, utc_offset_minutes: 360 },
    status: 409,
  },
  completeOfflineTransaction: {
    as: 'person',
    body: { transaction_id: 1, utc_offset_minutes: 360 },
    status: 409,
  },
  getTransaction: { as: 'person', id: 2 },
  // The second order is one of goods.
  getBookingTransaction: { as: 'person', id: 2, status: 404 },
  cancelBookingReceipt: { as: 'person', id: 2, status: 404 },
  rejectRentalPayment: { as: 'person', id: 2, status: 404 },
  acceptPayment: { as: 'person', body: { transaction_id: 2 } },
  rejectPayment: { as: 'person', id: 2 },
  receivePaymentReport: { as: 'guest', body: PAYMENT_REPORT, status: 403 },
  cancelReceipt: { as: 'person', id: 2 },
  repeatOrder: { as: 'person', id: 2 },
  // They have no address.
  mailReceipt: { as: 'person', id: 2, status: 422 },
  acceptOrder: { as: 'person', id: 1 },
  rejectOrder: { as: 'person', id: 1, body: { reason: 'out_of_stock' } },
  handOverOrder: { as: 'person', id: 1, status: 409 },
  sellOrder: { as: 'person', id: 1, status: 409 },
  changeOrderLimits: {
    as: 'person',
    id: 1,
    body: { open_orders: 5, newcomer_part: 3, newcomer_orders: 3 },
  },
  createPartnership: { as: 'person', id: 1, body: { partnership_id: 2 } },
  updatePartnership: { as: 'person', id: 1, body: { note: 'Шьют для нас', order: 1 } },
  deletePartnership: { as: 'person', id: 1 },
  updateDeliverySettings: {
    as: 'person',
    id: 1,
    body: {
      version: 0,
      payer: 'client',
      base_fee: '100',
      fee_per_km: '20',
      free_from: null,
      min_order: null,
      radius_km: 5,
    },
  },
  // The terms come first.
  updateDeliveryZones: {
    as: 'person',
    id: 1,
    body: { version: 1, is_zones_only: false, zones: [] },
    status: 409,
  },
  changeDeliveryService: { as: 'person', id: 1, body: { is_service: true } },
  requestDelivery: { as: 'person', id: 1, body: { service_id: 1 }, status: 409 },
  answerDeliveryRequest: { as: 'person', id: 1, body: { status: 'declined' } },
  // Only whoever has asked takes it back.
  endDeliveryAgreement: { as: 'person', id: 1, status: 409 },
  createOrganization: { as: 'courier', body: ORGANIZATION },
  previewGooglePlace: { as: 'courier', body: { link: GOOGLE_PLACE.link } },
  previewTwoGisPlace: { as: 'courier', body: { link: TWO_GIS_PLACE.link } },
  createFromGooglePlace: {
    as: 'courier',
    body: { ...ORGANIZATION, place_id: GOOGLE_PLACE.place_id },
  },
  createFromTwoGisPlace: {
    as: 'courier',
    body: { ...ORGANIZATION, place_id: TWO_GIS_PLACE.place_id },
  },
  claimPlace: {
    as: 'person',
    id: 1,
    body: { source: 'google_maps', place_id: GOOGLE_PLACE.place_id, phone: '+996555147001' },
  },
  // Nobody has asked for a code.
  confirmPlace: { as: 'person', id: 1, body: { code: '000000' }, status: 403 },
  createCollection: { as: 'person', id: 1, body: COLLECTION },
  // The second one of two.
  orderCollections: { as: 'person', id: 1, body: { collection_ids: [2] } },
  updateCollection: { as: 'person', id: 1, body: { ...COLLECTION, version: 1 } },
  deleteCollection: { as: 'person', id: 1 },
  issueGifts: {
    as: 'person',
    id: 1,
    body: { kind: 'voucher', amount: '100', count: 2, expires_on: '2090-01-01', note: 'Извинение' },
  },
  blockGift: { as: 'person', id: 1, body: { block_reason: 'Потеряна' } },
  correctGift: {
    as: 'person',
    id: 1,
    body: { balance: '50', seen: '100', reason: 'Списали дважды' },
  },
  // Nobody knows a code.
  claimGift: { as: 'person', body: { code: '1-7K3F-9QWD-H2MX-0ZRT' }, status: 404 },
  createPromotion: { as: 'person', id: 1, body: PROMOTION },
  updatePromotion: { as: 'person', id: 1, body: { ...PROMOTION, version: 1 } },
  movePromotion: { as: 'person', id: 1, body: { action: 'start' } },
  deletePromotion: { as: 'person', id: 1 },
  pinItems: { as: 'person', id: 1, body: { item_ids: [1] } },
  setHotlinks: {
    as: 'person',
    id: 1,
    body: {
      theme: 'plain',
      version: 0,
      hotlinks: [
        {
          id: null,
          kind: 'link',
          title: 'Меню',
          contact: null,
          address: 'https://example.com/menu',
          collection: null,
          is_shown: true,
          starts_at: null,
          ends_at: null,
        },
      ],
    },
  },
  countHotlinks: { as: 'person', id: 1, body: {} },
  countBanners: { as: 'person', body: { seen: [{ id: 999_999, place: 'feed' }], pressed: [] } },
  createBanner: { as: 'person', id: 1, body: BANNER },
  updateBanner: { as: 'person', id: 1, body: { ...BANNER, version: 1 } },
  moveBanner: { as: 'person', id: 1, body: { action: 'archive' } },
  orderBanners: { as: 'person', id: 1, body: { banner_ids: [2] } },
  shareBanner: { as: 'person', id: 1, body: { organization_ids: [] } },
  hidePartnerBanner: { as: 'person', id: 1, body: { banner_id: 3, is_hidden: true } },
  setOrganizationServices: { as: 'person', id: 1, body: { service_ids: [] } },
  setItemSelection: { as: 'person', id: 1, body: { item_ids: [2] } },
  startInstagram: { as: 'person', id: 1 },
  // Nobody is on their way back.
  connectInstagram: {
    as: 'person',
    id: 1,
    body: { code: 'sandbox', state: `1.${'A'.repeat(43)}` },
    status: 403,
  },
  updateInstagram: { as: 'person', id: 1 },
  disconnectInstagram: { as: 'person', id: 1 },
  createItem: { as: 'person', id: 1, body: ITEM },
  updateItem: { as: 'person', id: 1, body: EDITED_ITEM },
  deleteItem: { as: 'person', id: 1 },
  duplicateItem: { as: 'person', id: 1 },
  uploadItemImport: { as: 'person', id: 1, body: {}, status: 400 },
  applyItemImport: { as: 'person', id: 1 },
  adjustStock: { as: 'person', id: 1, body: { reason: 'received', change: 5, note: 'Поставка' } },
  // It is being counted.
  linkStock: { as: 'person', id: 1, body: { sizes: [1], change: 0 }, status: 409 },
  // It shares with no other.
  unlinkStock: { as: 'person', id: 1, body: { free: 0 }, status: 409 },
  changeStockLimit: { as: 'person', id: 1, body: { low_at: 3 } },
  startStockCount: { as: 'person', id: 1 },
  countPieces: { as: 'person', id: 1, body: { size: 1 } },
  removeCountLine: { as: 'person', id: 1 },
  applyStockCount: { as: 'person', id: 1, body: { count: 1 } },
  abandonStockCount: { as: 'person', id: 1, body: { count: 1 } },
  changeItems: { as: 'person', id: 1, body: { item_ids: [1], status: 'archived' } },
  updateOrganization: { as: 'person', id: 1, body: { ...ORGANIZATION, version: 1 } },
  deactivateOrganization: {
    as: 'person',
    id: 5,
    body: { title: 'Организация', closes_on: '2090-01-01' },
  },
  reactivateOrganization: { as: 'person', id: 5 },
  resetPurchaseID: { as: 'person', id: 5, body: { series: 'A' } },
  createRole: { as: 'person', id: 1, body: { title: 'Кассир', permissions: ['can_sell'] } },
  updateRole: { as: 'person', id: 1, body: { title: 'Курьер', permissions: [] } },
  // Somebody has it.
  deleteRole: { as: 'person', id: 1, status: 409 },
  inviteEmployee: { as: 'person', id: 1, body: { person: 'UID3', role: 3 } },
  changeEmployee: { as: 'person', id: 1, body: { position: 'Курьер' } },
  dismissEmployee: { as: 'person', id: 1, body: { leaves_cash: true } },
  // They work there.
  withdrawInvitation: { as: 'person', id: 1, status: 409 },
  acceptInvitation: { as: 'person', id: 4 },
  declineInvitation: { as: 'person', id: 4 },
  offerTransfer: { as: 'person', id: 5, body: { person: 'UID3', password: PASSWORD } },
  // Nothing was offered there.
  addPaymentSystem: {
    as: 'person',
    id: 5,
    body: { label: 'Счёт', merchant_id: 'shop-2', secret: 's'.repeat(20), password: PASSWORD },
  },
  updatePaymentSystem: {
    as: 'person',
    id: 5,
    body: { version: 1, label: 'Счёт', merchant_id: 'shop', password: PASSWORD },
  },
  addWebhook: {
    as: 'person',
    id: 5,
    body: { url: 'https://shop.example/hooks', title: 'Склад', events: ['order.placed'] },
  },
  changeWebhook: {
    as: 'person',
    id: 5,
    body: {
      url: 'https://shop.example/others',
      title: '',
      events: ['order.changed'],
      is_active: true,
    },
  },
  removeWebhook: { as: 'person', id: 5 },
  rotateWebhookSecret: { as: 'person', id: 5 },
  pingWebhook: { as: 'person', id: 5 },
  replayWebhook: { as: 'person', id: 5, body: { delivery: 1 } },
  removePaymentSystem: { as: 'person', id: 5 },
  confirmPaymentSystem: { as: 'person', id: 5 },
  checkPaymentSystem: { as: 'person', id: 5 },
  abandonPaymentSystemTest: { as: 'person', id: 5 },
  // Neither proven nor in use.
  activatePaymentSystem: { as: 'person', id: 5, status: 409 },
  suspendPaymentSystem: { as: 'person', id: 5, status: 409 },
  decidePaymentSystem: {
    as: 'operator',
    id: 1,
    body: { decision: 'suspend', reason: 'Жалобы' },
  },
  updateDiscounts: {
    as: 'person',
    id: 1,
    body: {
      version: 0,
      cards: [
        {
          kind: 'cumulative',
          background: 'dusk',
          is_paused: false,
          never_downgrades: false,
          cashback_days: null,
          tiers: [{ percent: '5', limit: '0' }],
        },
      ],
    },
  },
  deleteDiscounts: { as: 'person', id: 1, body: { version: 0, kinds: ['cashback'] } },
  chooseDiscount: { as: 'person', id: 1, body: { chosen: 'cashback', is_pinned: true } },
  requestWholesale: { as: 'person', id: 1, body: { note: 'Магазин' } },
  withdrawWholesale: { as: 'person', id: 2 },
  answerWholesaleClient: { as: 'person', id: 1, body: { user_id: 3, status: 'confirmed' } },
  setItemWholesale: {
    as: 'person',
    id: 1,
    body: { steps: [{ min_quantity: 5, price: '0.50' }] },
  },
  withdrawTransfer: { as: 'person', id: 5, status: 409 },
  acceptTransfer: { as: 'person', id: 1 },
  declineTransfer: { as: 'person', id: 1 },
  quitJob: { as: 'courier', id: 1, body: { leaves_cash: true } },
  // Where the organization is.
  checkAttendanceIn: { as: 'courier', id: 1, body: { place: WORKPLACE } },
  checkAttendanceOut: { as: 'courier', id: 1, body: { place: WORKPLACE } },
  addAttendance: {
    as: 'person',
    id: 1,
    body: { start: '2026-01-06T09:00', end: '2026-01-06T18:00', reason: 'Забыл' },
  },
  correctAttendance: {
    as: 'person',
    id: 1,
    body: { start: '2026-01-05T09:00', end: '2026-01-05T19:00', reason: 'Забыл', version: 1 },
  },
  planShift: {
    as: 'person',
    id: 1,
    body: { membership_id: 1, day: '2040-01-06', from: '22:00', until: '06:00', position: '' },
  },
  changeShift: {
    as: 'person',
    id: 1,
    body: { day: '2040-01-05', from: '12:00', until: '20:00', position: 'Касса', version: 1 },
  },
  cancelShift: { as: 'person', id: 1 },
  // Of the week after the shift.
  copyRoster: { as: 'person', id: 1, body: { week: '2040-01-10' } },
  // The first order is one of goods.
  acceptBooking: { as: 'person', id: 1, status: 409 },
  rejectBooking: { as: 'person', id: 1, body: {}, status: 409 },
  activateRental: { as: 'person', id: 1, status: 409 },
  completeRental: { as: 'person', id: 1, status: 409 },
  changeClientBooking: { as: 'person', id: 1, body: RENTAL, status: 409 },
  settleDeposit: { as: 'person', id: 1, body: { kept: '0', reason: '' }, status: 409 },
  createRental: { as: 'person', id: 1, body: RENTAL_OFFER },
  deleteRental: { as: 'person', id: 901 },
  duplicateRental: { as: 'person', id: 901 },
  updateRentalOffer: { as: 'person', id: 901, body: EDITED_RENTAL },
  // The first item is not let.
  updateRentalTerms: {
    as: 'person',
    id: 1,
    body: { ...RENTAL_TERMS, version: 1 },
    status: 404,
  },
  blockRental: {
    as: 'person',
    id: 1,
    body: { from: '2090-01-01', to: '2090-01-02', pieces: 1, reason: 'repair', note: 'Окна' },
    status: 404,
  },
  unblockRental: { as: 'person', id: 1 },
  openRentalFeed: { as: 'person', id: 1, status: 404 },
  closeRentalFeed: { as: 'person', id: 1, status: 404 },
  addRentalCalendar: {
    as: 'person',
    id: 1,
    body: { url: 'https://calendar.example/room.ics' },
    status: 404,
  },
  removeRentalCalendar: { as: 'person', id: 1 },
  sellTickets: { as: 'person', id: 1, status: 409 },
  preprocessBooking: { as: 'guest', id: 2, body: RENTAL },
  // The second order is one of goods.
  getBookingChoice: { as: 'person', id: 2, status: 409 },
  quoteBookingChange: { as: 'person', id: 2, body: RENTAL, status: 409 },
  changeBooking: { as: 'person', id: 2, body: RENTAL, status: 409 },
  bookRental: { as: 'person', id: 2, body: { ...RENTAL, method: 'self_pickup' } },
  preprocessTickets: { as: 'guest', body: { size_id: 2, quantity: 1 } },
  buyTickets: { as: 'person', body: { size_id: 2, quantity: 1, method: 'self_pickup' } },
  activateTicket: {
    as: 'person',
    id: 1,
    body: { secret: 'none', nonce: PAYMENT_REPORT.reference },
    status: 404,
  },
  createEvent: { as: 'person', id: 1, body: EVENT },
  updateEvent: { as: 'person', id: 5, body: EDITED_EVENT },
  // Guests are on its list.
  deleteEvent: { as: 'person', id: 5, status: 409 },
  duplicateEvent: { as: 'person', id: 5 },
  moveEvent: {
    as: 'person',
    id: 5,
    body: { starts: '2090-06-02T19:00', ends: '2090-06-02T22:00', place: 'Зал', reason: 'Дождь' },
  },
  cancelEvent: { as: 'person', id: 5, body: { reason: 'Артист заболел' } },
  addEventDates: { as: 'person', id: 5, body: { starts: ['2090-06-08T19:00'] } },
  admitByHand: {
    as: 'person',
    id: 5,
    body: { kind: 'guest', entry_id: 5, nonce: PAYMENT_REPORT.reference },
  },
  addGuest: { as: 'person', id: 5, body: { name: 'Анна', party: 2, section_id: 4 } },
  removeGuest: { as: 'person', id: 5 },
  offerTicket: { as: 'person', id: 1, body: { person: 'UID3' } },
  acceptTicketOffer: { as: 'person', id: 1 },
  declineTicketOffer: { as: 'person', id: 1 },
  withdrawTicketOffer: { as: 'person', id: 2 },
  // The last section has no places left; the person waits for one of the section before it.
  joinWaitingList: { as: 'person', body: { size_id: 9, quantity: 1 } },
  leaveWaitingList: { as: 'person', id: 1 },
  // The second order is one of goods.
  returnTickets: { as: 'person', id: 2, status: 409 },
  requestVerification: { as: 'person', id: 5, body: { document_ids: [5] } },
  deleteVerificationDocument: { as: 'person', id: 5 },
  decideVerification: {
    as: 'operator',
    id: 1,
    body: { decision: 'reject', reason: 'Не читается', title: 'Организация' },
  },
  requestFromShadowBan: { as: 'person', id: 5, body: { text: 'Мы исправили' } },
  decideReview: { as: 'operator', id: 5, body: { decision: 'lift', reason: 'Исправлено' } },
  limitOrganization: { as: 'operator', id: 1, body: { reason: 'Обман' } },
  decideComplaints: { as: 'operator', id: 1, body: { decision: 'dismiss', reason: 'Порядок' } },
  settleOddPayment: { as: 'operator', id: 1, body: { decision: 'dismiss', reason: 'Ошибка' } },
  // What is published is signed by a team.
  publishRelease: {
    as: 'operator',
    body: { manifest: '{}', signature: `${'A'.repeat(86)}==` },
    status: 403,
  },
  uploadReleaseFile: { as: 'operator', body: {}, status: 400 },
  verifyRelease: { as: 'operator', body: RELEASE, status: 404 },
  promoteRelease: { as: 'operator', body: { ...RELEASE, percent: 100, revision: 0 }, status: 404 },
  rollbackRelease: {
    as: 'operator',
    body: { package: 'mf-feed', contract_major: 3, revision: 0 },
    status: 404,
  },
  blockRelease: { as: 'operator', body: { ...RELEASE, reason: 'Ошибка' }, status: 404 },
  previewRelease: { as: 'operator', body: RELEASE, status: 404 },
  addTeamKey: {
    as: 'operator',
    body: {
      name: 'feed',
      public_key: `${'A'.repeat(43)}=`,
      packages: ['mf-feed'],
      actions: ['publish'],
    },
  },
  revokeTeamKey: { as: 'operator', id: 1, status: 404 },
  refundOrder: { as: 'person', id: 1, body: { goods_return: true }, status: 409 },
  registerPush: {
    as: 'person',
    body: {
      registration_id: PUSH_REGISTRATION,
      type: 'web',
      device_id: 'device-1',
      name: 'Chrome',
      language: 'ru',
    },
  },
  changePushPreferences: {
    as: 'person',
    body: {
      without_push: ['chats'],
      quiet: { from: '22:00', until: '07:30' },
      time_zone: 'Asia/Bishkek',
    },
  },
  // Nothing is sent there yet.
  changePushSettings: {
    as: 'person',
    body: { registration_id: PUSH_REGISTRATION, language: 'en' },
    status: 404,
  },
  removePush: { as: 'person' },
  openChat: { as: 'person', body: { organization_id: 2 } },
  forwardMessage: {
    as: 'person',
    body: { original_message_id: 1, target_chat_ids: [1] },
  },
  blockInChat: { as: 'person', id: 1, body: { is_blocked: false } },
  sendMessage: { as: 'person', id: 1, body: { client_id: randomUUID(), text: 'Привет' } },
  readChat: { as: 'person', id: 1, body: { message_id: 1 } },
  receiveMessages: { as: 'person' },
  // What this test sends is no form.
  uploadVerificationDocument: { as: 'person', id: 5, body: {}, status: 400 },
  uploadPicture: { as: 'person', body: {}, status: 400 },
  uploadWatermarkedPicture: { as: 'person', body: {}, status: 400 },
  pictureAsBase64: { as: 'person', body: {}, status: 400 },
  uploadPictureByUrl: { as: 'person', body: { image_url: 'http://localhost/' }, status: 400 },
  pictureByUrlAsBase64: { as: 'person', body: { image_url: 'http://localhost/' }, status: 400 },
  uploadVideo: { as: 'person', body: {}, status: 400 },
  uploadVideoByUrl: { as: 'person', body: { video_url: 'http://localhost/' }, status: 400 },
  findYoutubeVideo: { as: 'person', body: { video_url: 'youtu.be/aqz-KE-bpKQ' }, status: 400 },
  signExternalImage: { as: 'person', body: { image_url: 'https://example.com/picture.png' } },
  preprocessSale: { as: 'person', id: 1, body: { client: 'UID3', amount: '100' } },
  // Their code is not known here.
  moveCashback: {
    as: 'person',
    id: 1,
    body: { client: 'UID3', action: 'charge', amount: '10' },
    status: 406,
  },
  completeSale: { as: 'person', id: 1, body: { client: 'UID3', amount: '100' } },
  translate: { as: 'guest', body: { title: 'Платье', description: '' }, status: 404 },
  resetNotificationCount: { as: 'person' },
  createRealtimeTicket: { as: 'person', body: { stream: 'unread' } },
};

/** @throws Error for a route that has none yet */
export function goodRequestOf(name: string): GoodRequest {
  const request = GOOD_REQUESTS[name];
  if (!request) throw new Error(`Give ${name} a good request in GOOD_REQUESTS`);
  return request;
}
