/** An act in the name of an organization; its audit log must tell of each write. */
export interface AuditDuty {
  readonly organizationId: number;
  /** The route, for example `PATCH /organizations/{id}/`. */
  readonly action: string;
  isDone: boolean;
}
