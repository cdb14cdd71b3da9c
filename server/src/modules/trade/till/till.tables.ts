export interface TillTables {
  used_personal_code: {
    client_id: number;
    /** The latest minute whose code has been used. */
    code_window: number;
  };
}
