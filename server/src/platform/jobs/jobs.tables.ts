export interface JobsTables {
  /** Things that a task has failed for: it leaves them alone until then. */
  postponed_work: { task: string; thing_id: number; failures: number; retry_at: Date };
}
