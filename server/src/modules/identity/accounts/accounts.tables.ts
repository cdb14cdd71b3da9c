export type CodePurpose = 'sign_in' | 'forgot_password' | 'prove_phone' | 'change_phone';

export interface AccountsTables {
  phone_code: {
    phone: string;
    purpose: CodePurpose;
    code_hash: Buffer;
    expires_at: Date;
    /** Where it was asked for; null for those of a version that did not know. */
    network: string | null;
  };
  /** Whoever has proven the number of their account, to take another one. */
  phone_change: {
    user_id: number;
    session_id: number;
    token_hash: Buffer;
    expires_at: Date;
  };
}
