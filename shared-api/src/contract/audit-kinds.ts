/** What the staff's acts are about, as their log is filtered. */
export const AUDIT_KINDS = [
  'staff',
  'orders',
  'till',
  'bookings',
  'delivery',
  'organization',
  'partners',
  'misc',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/**
 * What each act that the log tells of is about, by the name of its route. It is told in words of its own,
 * `act_<name>` in the texts of the log.
 */
export const AUDIT_ACTS = {
  inviteEmployee: 'staff',
  withdrawInvitation: 'staff',
  acceptInvitation: 'staff',
  declineInvitation: 'staff',
  changeEmployee: 'staff',
  dismissEmployee: 'staff',
  quitJob: 'staff',
  checkAttendanceIn: 'staff',
  checkAttendanceOut: 'staff',
  addAttendance: 'staff',
  correctAttendance: 'staff',
  createRole: 'staff',
  updateRole: 'staff',
  deleteRole: 'staff',
  acceptOrder: 'orders',
  rejectOrder: 'orders',
  handOverOrder: 'orders',
  refundOrder: 'orders',
  changeOrderLimits: 'orders',
  sellOrder: 'till',
  findSaleClient: 'till',
  preprocessSale: 'till',
  completeSale: 'till',
  acceptBooking: 'bookings',
  rejectBooking: 'bookings',
  activateRental: 'bookings',
  completeRental: 'bookings',
  sellTickets: 'bookings',
  activateTicket: 'bookings',
  sendToDelivery: 'delivery',
  takeBackDelivery: 'delivery',
  settleDeliveryCash: 'delivery',
  updateDeliverySettings: 'delivery',
  requestDelivery: 'delivery',
  answerDeliveryRequest: 'delivery',
  endDeliveryAgreement: 'delivery',
  createOrganization: 'organization',
  updateOrganization: 'organization',
  deactivateOrganization: 'organization',
  reactivateOrganization: 'organization',
  resetPurchaseID: 'organization',
  offerTransfer: 'organization',
  withdrawTransfer: 'organization',
  acceptTransfer: 'organization',
  declineTransfer: 'organization',
  sendOrganizationMessage: 'organization',
  withdrawOrganizationMessage: 'organization',
  createPartnership: 'partners',
  updatePartnership: 'partners',
  deletePartnership: 'partners',
} as const satisfies Readonly<Record<string, AuditKind>>;

export type AuditAct = keyof typeof AUDIT_ACTS;

export const isAuditAct = (name: string | null): name is AuditAct =>
  name !== null && Object.hasOwn(AUDIT_ACTS, name);
