/** A write in the name of an organization, which its audit log must tell of. */
export interface AuditDuty {
  readonly organizationId: number;
  /** The route, for example `PATCH /organizations/{id}/`. */
  readonly action: string;
  isDone: boolean;
}
