/** An act in the name of an organization, or of the platform; the audit log must tell of each write. */
export interface AuditDuty {
  /** Null for the platform. */
  readonly organizationId: number | null;
  /** The route, for example `PATCH /organizations/{id}/`. */
  readonly action: string;
  isDone: boolean;
}
