export type CodePurpose =
  | 'sign_in'
  | 'forgot_password'
  | 'prove_phone'
  | 'change_phone'
  | 'prove_email';

export interface AccountsTables {
  phone_code: {
    /** Where it was sent to, an e-mail address for `prove_email`; else the phone that it is for. */
    phone: string;
    purpose: CodePurpose;
    code_hash: Buffer;
    expires_at: Date;
    /** Where it was asked for; null for those of a version that did not know. */
    network: string | null;
  };
  /** Whoever has proven the number of their account, to change how they sign in. */
  number_proof: {
    user_id: number;
    session_id: number;
    token_hash: Buffer;
    expires_at: Date;
  };
  /** Whoever has proven a deactivated account to be theirs, and may take it back. */
  account_return: {
    user_id: number;
    token_hash: Buffer;
    opened_with: 'code' | 'password' | 'passkey';
    expires_at: Date;
  };
}
