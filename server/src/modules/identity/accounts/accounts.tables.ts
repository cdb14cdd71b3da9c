export type CodePurpose = 'sign_in' | 'forgot_password' | 'change_phone';

export interface AccountsTables {
  phone_code: { phone: string; purpose: CodePurpose; code_hash: Buffer; expires_at: Date };
}
