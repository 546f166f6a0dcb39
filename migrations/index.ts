import * as migration_20261121_004437_initial from './20261121_004437_initial';
import * as migration_20261121_004500_guards from './20261121_004500_guards';
import * as migration_20261121_193451_media_category from './20261121_193451_media_category';
import * as migration_20261121_193459_media_sizes from './20261121_193459_media_sizes';
import * as migration_20261121_195622_editing from './20261121_195622_editing';
import * as migration_20261121_201745_object_key from './20261121_201745_object_key';
import * as migration_20261121_203527_localized_content from './20261121_203527_localized_content';
import * as migration_20261122_012237_localized_prices from './20261122_012237_localized_prices';
import * as migration_20261122_015614_account_language from './20261122_015614_account_language';
import * as migration_20261122_082241_hardware_fits from './20261122_082241_hardware_fits';
import * as migration_20261123_124030_after_payment from './20261123_124030_after_payment';
import * as migration_20261123_130000_pricing_version from './20261123_130000_pricing_version';
import * as migration_20261123_130100_address_locks from './20261123_130100_address_locks';
import * as migration_20261123_131236_staff_side from './20261123_131236_staff_side';
import * as migration_20261123_150503_work_done from './20261123_150503_work_done';
import * as migration_20261123_152037_held_release from './20261123_152037_held_release';
import * as migration_20261123_152729_payment_looks from './20261123_152729_payment_looks';
import * as migration_20261123_182445_deposits from './20261123_182445_deposits';
import * as migration_20261123_191055_refunds from './20261123_191055_refunds';
import * as migration_20261123_192947_company_claims from './20261123_192947_company_claims';
import * as migration_20261123_214153_quote_revisions from './20261123_214153_quote_revisions';
import * as migration_20261123_220220_office_role from './20261123_220220_office_role';
import * as migration_20261123_220858_jobs from './20261123_220858_jobs';
import * as migration_20261123_220859_job_numbers from './20261123_220859_job_numbers';
import * as migration_20261123_222821_inquiry_about_quote from './20261123_222821_inquiry_about_quote';
import * as migration_20261123_223906_money_by_hand from './20261123_223906_money_by_hand';
import * as migration_20261123_225606_tax_treatments_told from './20261123_225606_tax_treatments_told';
import * as migration_20261123_230627_calendar from './20261123_230627_calendar';
import * as migration_20261123_233028_money_owed from './20261123_233028_money_owed';
import * as migration_20261123_233029_owed_since from './20261123_233029_owed_since';
import * as migration_20261124_045745_reminders_and_terms from './20261124_045745_reminders_and_terms';
import * as migration_20261124_150234_glass_rules from './20261124_150234_glass_rules';
import * as migration_20261124_201350_quote_approvals from './20261124_201350_quote_approvals';
import * as migration_20261124_205613_gallery_scale from './20261124_205613_gallery_scale';
import * as migration_20261124_211428_reference_jobs from './20261124_211428_reference_jobs';
import * as migration_20261124_211429_rules_of_prices from './20261124_211429_rules_of_prices';
import * as migration_20261124_215500_assistant from './20261124_215500_assistant';
import * as migration_20261124_232002_visitor_photos from './20261124_232002_visitor_photos';
import * as migration_20261124_233606_glass_of_openings from './20261124_233606_glass_of_openings';
import * as migration_20261124_233607_rules_of_openings from './20261124_233607_rules_of_openings';
import * as migration_20261124_235828_visits_to_book from './20261124_235828_visits_to_book';
import * as migration_20261125_001320_glass_of_visitor_photos from './20261125_001320_glass_of_visitor_photos';
import * as migration_20261125_042131_shared_estimates from './20261125_042131_shared_estimates';
import * as migration_20261125_044617_metal_finishes from './20261125_044617_metal_finishes';
import * as migration_20261125_044954_words_of_pages from './20261125_044954_words_of_pages';
import * as migration_20261125_110305_inquiry_answers from './20261125_110305_inquiry_answers';
import * as migration_20261125_182757_customer_story from './20261125_182757_customer_story';
import * as migration_20261125_213826_price_change_sets from './20261125_213826_price_change_sets';
import * as migration_20261125_223655_customer_tasks from './20261125_223655_customer_tasks';
import * as migration_20261125_223847_customer_merges from './20261125_223847_customer_merges';
import * as migration_20261126_012754_webhooks from './20261126_012754_webhooks';
import * as migration_20261126_014715_order_dates from './20261126_014715_order_dates';
import * as migration_20261126_020041_audit_and_second_steps from './20261126_020041_audit_and_second_steps';
import * as migration_20261126_021116_customer_state from './20261126_021116_customer_state';
import * as migration_20261126_021657_account_data from './20261126_021657_account_data';
import * as migration_20261126_022800_addresses_kept from './20261126_022800_addresses_kept';
import * as migration_20261126_024316_kept_filters from './20261126_024316_kept_filters';
import * as migration_20261126_024500_held_payments from './20261126_024500_held_payments';
import * as migration_20261126_025400_accounts_stay_deleted from './20261126_025400_accounts_stay_deleted';
import * as migration_20261126_061410_sign_in_settings from './20261126_061410_sign_in_settings';
import * as migration_20261126_061542_mondays from './20261126_061542_mondays';
import * as migration_20261126_115948_about_sheet from './20261126_115948_about_sheet';
import * as migration_20261126_131000_found_by_address from './20261126_131000_found_by_address';
import * as migration_20261126_151147_parts_of_doors from './20261126_151147_parts_of_doors';
import * as migration_20261126_151148_handles_and_seals from './20261126_151148_handles_and_seals';
import * as migration_20261126_153135_cancellation_terms from './20261126_153135_cancellation_terms';
import * as migration_20261126_153839_booked_signed_in from './20261126_153839_booked_signed_in';
import * as migration_20261126_155008_crew_told from './20261126_155008_crew_told';
import * as migration_20261126_181426_lead_times from './20261126_181426_lead_times';
import * as migration_20261126_184606_letters_of_customers from './20261126_184606_letters_of_customers';
import * as migration_20261126_192000_quotes_by_address from './20261126_192000_quotes_by_address';
import * as migration_20261126_192100_words_agree from './20261126_192100_words_agree';
import * as migration_20261126_214000_haul_away from './20261126_214000_haul_away';
import * as migration_20261126_214100_one_warranty from './20261126_214100_one_warranty';
import * as migration_20261126_214200_who_cuts from './20261126_214200_who_cuts';
import * as migration_20261126_214300_who_sets_the_visit from './20261126_214300_who_sets_the_visit';
import * as migration_20261126_214400_working_weeks from './20261126_214400_working_weeks';
import * as migration_20261126_215100_no_hinges_carry from './20261126_215100_no_hinges_carry';
import * as migration_20261126_215101_words_of_no_hinges from './20261126_215101_words_of_no_hinges';
import * as migration_20261126_221400_warranty_once from './20261126_221400_warranty_once';
import * as migration_20261126_223600_low_e_has_a_price from './20261126_223600_low_e_has_a_price';
import * as migration_20261126_235000_options_of_windows from './20261126_235000_options_of_windows';
import * as migration_20261126_235100_prices_of_one_offs from './20261126_235100_prices_of_one_offs';
import * as migration_20261127_020000_lines_and_makers from './20261127_020000_lines_and_makers';
import * as migration_20261127_022900_spanish_inches_and_hours from './20261127_022900_spanish_inches_and_hours';
import * as migration_20261127_023700_thickness_of_a_unit from './20261127_023700_thickness_of_a_unit';
import * as migration_20261127_063200_answer_on_safety from './20261127_063200_answer_on_safety';
import * as migration_20261127_064800_warranty_as_on_the_estimate from './20261127_064800_warranty_as_on_the_estimate';
import * as migration_20261127_065300_one_survey_in_spanish from './20261127_065300_one_survey_in_spanish';
import * as migration_20261127_065800_chapters_of_mirrors from './20261127_065800_chapters_of_mirrors';
import * as migration_20261127_141454_time_to_take_back from './20261127_141454_time_to_take_back';
import * as migration_20261127_231200_stairs_in_both_sections from './20261127_231200_stairs_in_both_sections';
import * as migration_20261128_090000_scales_of_details from './20261128_090000_scales_of_details';
import * as migration_20261128_121900_panel_of_a_door from './20261128_121900_panel_of_a_door';
import * as migration_20261128_153000_inch_marks_of_home from './20261128_153000_inch_marks_of_home';
import * as migration_20261128_191339_visits_of_quotes from './20261128_191339_visits_of_quotes';

export const migrations = [
  {
    up: migration_20261121_004437_initial.up,
    down: migration_20261121_004437_initial.down,
    name: '20261121_004437_initial',
  },
  {
    up: migration_20261121_004500_guards.up,
    down: migration_20261121_004500_guards.down,
    name: '20261121_004500_guards',
  },
  {
    up: migration_20261121_193451_media_category.up,
    down: migration_20261121_193451_media_category.down,
    name: '20261121_193451_media_category',
  },
  {
    up: migration_20261121_193459_media_sizes.up,
    down: migration_20261121_193459_media_sizes.down,
    name: '20261121_193459_media_sizes',
  },
  {
    up: migration_20261121_195622_editing.up,
    down: migration_20261121_195622_editing.down,
    name: '20261121_195622_editing',
  },
  {
    up: migration_20261121_201745_object_key.up,
    down: migration_20261121_201745_object_key.down,
    name: '20261121_201745_object_key',
  },
  {
    up: migration_20261121_203527_localized_content.up,
    down: migration_20261121_203527_localized_content.down,
    name: '20261121_203527_localized_content',
  },
  {
    up: migration_20261122_012237_localized_prices.up,
    down: migration_20261122_012237_localized_prices.down,
    name: '20261122_012237_localized_prices',
  },
  {
    up: migration_20261122_015614_account_language.up,
    down: migration_20261122_015614_account_language.down,
    name: '20261122_015614_account_language',
  },
  {
    up: migration_20261122_082241_hardware_fits.up,
    down: migration_20261122_082241_hardware_fits.down,
    name: '20261122_082241_hardware_fits',
  },
  {
    up: migration_20261123_124030_after_payment.up,
    down: migration_20261123_124030_after_payment.down,
    name: '20261123_124030_after_payment',
  },
  {
    up: migration_20261123_130000_pricing_version.up,
    down: migration_20261123_130000_pricing_version.down,
    name: '20261123_130000_pricing_version',
  },
  {
    up: migration_20261123_130100_address_locks.up,
    down: migration_20261123_130100_address_locks.down,
    name: '20261123_130100_address_locks',
  },
  {
    up: migration_20261123_131236_staff_side.up,
    down: migration_20261123_131236_staff_side.down,
    name: '20261123_131236_staff_side',
  },
  {
    up: migration_20261123_150503_work_done.up,
    down: migration_20261123_150503_work_done.down,
    name: '20261123_150503_work_done',
  },
  {
    up: migration_20261123_152037_held_release.up,
    down: migration_20261123_152037_held_release.down,
    name: '20261123_152037_held_release',
  },
  {
    up: migration_20261123_152729_payment_looks.up,
    down: migration_20261123_152729_payment_looks.down,
    name: '20261123_152729_payment_looks',
  },
  {
    up: migration_20261123_182445_deposits.up,
    down: migration_20261123_182445_deposits.down,
    name: '20261123_182445_deposits',
  },
  {
    up: migration_20261123_191055_refunds.up,
    down: migration_20261123_191055_refunds.down,
    name: '20261123_191055_refunds',
  },
  {
    up: migration_20261123_192947_company_claims.up,
    down: migration_20261123_192947_company_claims.down,
    name: '20261123_192947_company_claims',
  },
  {
    up: migration_20261123_214153_quote_revisions.up,
    down: migration_20261123_214153_quote_revisions.down,
    name: '20261123_214153_quote_revisions',
  },
  {
    up: migration_20261123_220220_office_role.up,
    down: migration_20261123_220220_office_role.down,
    name: '20261123_220220_office_role',
  },
  {
    up: migration_20261123_220858_jobs.up,
    down: migration_20261123_220858_jobs.down,
    name: '20261123_220858_jobs',
  },
  {
    up: migration_20261123_220859_job_numbers.up,
    down: migration_20261123_220859_job_numbers.down,
    name: '20261123_220859_job_numbers',
  },
  {
    up: migration_20261123_222821_inquiry_about_quote.up,
    down: migration_20261123_222821_inquiry_about_quote.down,
    name: '20261123_222821_inquiry_about_quote',
  },
  {
    up: migration_20261123_223906_money_by_hand.up,
    down: migration_20261123_223906_money_by_hand.down,
    name: '20261123_223906_money_by_hand',
  },
  {
    up: migration_20261123_225606_tax_treatments_told.up,
    down: migration_20261123_225606_tax_treatments_told.down,
    name: '20261123_225606_tax_treatments_told',
  },
  {
    up: migration_20261123_230627_calendar.up,
    down: migration_20261123_230627_calendar.down,
    name: '20261123_230627_calendar',
  },
  {
    up: migration_20261123_233028_money_owed.up,
    down: migration_20261123_233028_money_owed.down,
    name: '20261123_233028_money_owed',
  },
  {
    up: migration_20261123_233029_owed_since.up,
    down: migration_20261123_233029_owed_since.down,
    name: '20261123_233029_owed_since',
  },
  {
    up: migration_20261124_045745_reminders_and_terms.up,
    down: migration_20261124_045745_reminders_and_terms.down,
    name: '20261124_045745_reminders_and_terms',
  },
  {
    up: migration_20261124_150234_glass_rules.up,
    down: migration_20261124_150234_glass_rules.down,
    name: '20261124_150234_glass_rules',
  },
  {
    up: migration_20261124_201350_quote_approvals.up,
    down: migration_20261124_201350_quote_approvals.down,
    name: '20261124_201350_quote_approvals',
  },
  {
    up: migration_20261124_205613_gallery_scale.up,
    down: migration_20261124_205613_gallery_scale.down,
    name: '20261124_205613_gallery_scale',
  },
  {
    up: migration_20261124_211428_reference_jobs.up,
    down: migration_20261124_211428_reference_jobs.down,
    name: '20261124_211428_reference_jobs',
  },
  {
    up: migration_20261124_211429_rules_of_prices.up,
    down: migration_20261124_211429_rules_of_prices.down,
    name: '20261124_211429_rules_of_prices',
  },
  {
    up: migration_20261124_215500_assistant.up,
    down: migration_20261124_215500_assistant.down,
    name: '20261124_215500_assistant',
  },
  {
    up: migration_20261124_232002_visitor_photos.up,
    down: migration_20261124_232002_visitor_photos.down,
    name: '20261124_232002_visitor_photos',
  },
  {
    up: migration_20261124_233606_glass_of_openings.up,
    down: migration_20261124_233606_glass_of_openings.down,
    name: '20261124_233606_glass_of_openings',
  },
  {
    up: migration_20261124_233607_rules_of_openings.up,
    down: migration_20261124_233607_rules_of_openings.down,
    name: '20261124_233607_rules_of_openings',
  },
  {
    up: migration_20261124_235828_visits_to_book.up,
    down: migration_20261124_235828_visits_to_book.down,
    name: '20261124_235828_visits_to_book',
  },
  {
    up: migration_20261125_001320_glass_of_visitor_photos.up,
    down: migration_20261125_001320_glass_of_visitor_photos.down,
    name: '20261125_001320_glass_of_visitor_photos',
  },
  {
    up: migration_20261125_042131_shared_estimates.up,
    down: migration_20261125_042131_shared_estimates.down,
    name: '20261125_042131_shared_estimates',
  },
  {
    up: migration_20261125_044617_metal_finishes.up,
    down: migration_20261125_044617_metal_finishes.down,
    name: '20261125_044617_metal_finishes',
  },
  {
    up: migration_20261125_044954_words_of_pages.up,
    down: migration_20261125_044954_words_of_pages.down,
    name: '20261125_044954_words_of_pages',
  },
  {
    up: migration_20261125_110305_inquiry_answers.up,
    down: migration_20261125_110305_inquiry_answers.down,
    name: '20261125_110305_inquiry_answers',
  },
  {
    up: migration_20261125_182757_customer_story.up,
    down: migration_20261125_182757_customer_story.down,
    name: '20261125_182757_customer_story',
  },
  {
    up: migration_20261125_213826_price_change_sets.up,
    down: migration_20261125_213826_price_change_sets.down,
    name: '20261125_213826_price_change_sets',
  },
  {
    up: migration_20261125_223655_customer_tasks.up,
    down: migration_20261125_223655_customer_tasks.down,
    name: '20261125_223655_customer_tasks',
  },
  {
    up: migration_20261125_223847_customer_merges.up,
    down: migration_20261125_223847_customer_merges.down,
    name: '20261125_223847_customer_merges',
  },
  {
    up: migration_20261126_012754_webhooks.up,
    down: migration_20261126_012754_webhooks.down,
    name: '20261126_012754_webhooks',
  },
  {
    up: migration_20261126_014715_order_dates.up,
    down: migration_20261126_014715_order_dates.down,
    name: '20261126_014715_order_dates',
  },
  {
    up: migration_20261126_020041_audit_and_second_steps.up,
    down: migration_20261126_020041_audit_and_second_steps.down,
    name: '20261126_020041_audit_and_second_steps',
  },
  {
    up: migration_20261126_021116_customer_state.up,
    down: migration_20261126_021116_customer_state.down,
    name: '20261126_021116_customer_state',
  },
  {
    up: migration_20261126_021657_account_data.up,
    down: migration_20261126_021657_account_data.down,
    name: '20261126_021657_account_data',
  },
  {
    up: migration_20261126_022800_addresses_kept.up,
    down: migration_20261126_022800_addresses_kept.down,
    name: '20261126_022800_addresses_kept',
  },
  {
    up: migration_20261126_024316_kept_filters.up,
    down: migration_20261126_024316_kept_filters.down,
    name: '20261126_024316_kept_filters',
  },
  {
    up: migration_20261126_024500_held_payments.up,
    down: migration_20261126_024500_held_payments.down,
    name: '20261126_024500_held_payments',
  },
  {
    up: migration_20261126_025400_accounts_stay_deleted.up,
    down: migration_20261126_025400_accounts_stay_deleted.down,
    name: '20261126_025400_accounts_stay_deleted',
  },
  {
    up: migration_20261126_061410_sign_in_settings.up,
    down: migration_20261126_061410_sign_in_settings.down,
    name: '20261126_061410_sign_in_settings',
  },
  {
    up: migration_20261126_061542_mondays.up,
    down: migration_20261126_061542_mondays.down,
    name: '20261126_061542_mondays',
  },
  {
    up: migration_20261126_115948_about_sheet.up,
    down: migration_20261126_115948_about_sheet.down,
    name: '20261126_115948_about_sheet',
  },
  {
    up: migration_20261126_131000_found_by_address.up,
    down: migration_20261126_131000_found_by_address.down,
    name: '20261126_131000_found_by_address',
  },
  {
    up: migration_20261126_151147_parts_of_doors.up,
    down: migration_20261126_151147_parts_of_doors.down,
    name: '20261126_151147_parts_of_doors',
  },
  {
    up: migration_20261126_151148_handles_and_seals.up,
    down: migration_20261126_151148_handles_and_seals.down,
    name: '20261126_151148_handles_and_seals',
  },
  {
    up: migration_20261126_153135_cancellation_terms.up,
    down: migration_20261126_153135_cancellation_terms.down,
    name: '20261126_153135_cancellation_terms',
  },
  {
    up: migration_20261126_153839_booked_signed_in.up,
    down: migration_20261126_153839_booked_signed_in.down,
    name: '20261126_153839_booked_signed_in',
  },
  {
    up: migration_20261126_155008_crew_told.up,
    down: migration_20261126_155008_crew_told.down,
    name: '20261126_155008_crew_told',
  },
  {
    up: migration_20261126_181426_lead_times.up,
    down: migration_20261126_181426_lead_times.down,
    name: '20261126_181426_lead_times',
  },
  {
    up: migration_20261126_184606_letters_of_customers.up,
    down: migration_20261126_184606_letters_of_customers.down,
    name: '20261126_184606_letters_of_customers',
  },
  {
    up: migration_20261126_192000_quotes_by_address.up,
    down: migration_20261126_192000_quotes_by_address.down,
    name: '20261126_192000_quotes_by_address',
  },
  {
    up: migration_20261126_192100_words_agree.up,
    down: migration_20261126_192100_words_agree.down,
    name: '20261126_192100_words_agree',
  },
  {
    up: migration_20261126_214000_haul_away.up,
    down: migration_20261126_214000_haul_away.down,
    name: '20261126_214000_haul_away',
  },
  {
    up: migration_20261126_214100_one_warranty.up,
    down: migration_20261126_214100_one_warranty.down,
    name: '20261126_214100_one_warranty',
  },
  {
    up: migration_20261126_214200_who_cuts.up,
    down: migration_20261126_214200_who_cuts.down,
    name: '20261126_214200_who_cuts',
  },
  {
    up: migration_20261126_214300_who_sets_the_visit.up,
    down: migration_20261126_214300_who_sets_the_visit.down,
    name: '20261126_214300_who_sets_the_visit',
  },
  {
    up: migration_20261126_214400_working_weeks.up,
    down: migration_20261126_214400_working_weeks.down,
    name: '20261126_214400_working_weeks',
  },
  {
    up: migration_20261126_215100_no_hinges_carry.up,
    down: migration_20261126_215100_no_hinges_carry.down,
    name: '20261126_215100_no_hinges_carry',
  },
  {
    up: migration_20261126_215101_words_of_no_hinges.up,
    down: migration_20261126_215101_words_of_no_hinges.down,
    name: '20261126_215101_words_of_no_hinges',
  },
  {
    up: migration_20261126_221400_warranty_once.up,
    down: migration_20261126_221400_warranty_once.down,
    name: '20261126_221400_warranty_once',
  },
  {
    up: migration_20261126_223600_low_e_has_a_price.up,
    down: migration_20261126_223600_low_e_has_a_price.down,
    name: '20261126_223600_low_e_has_a_price',
  },
  {
    up: migration_20261126_235000_options_of_windows.up,
    down: migration_20261126_235000_options_of_windows.down,
    name: '20261126_235000_options_of_windows',
  },
  {
    up: migration_20261126_235100_prices_of_one_offs.up,
    down: migration_20261126_235100_prices_of_one_offs.down,
    name: '20261126_235100_prices_of_one_offs',
  },
  {
    up: migration_20261127_020000_lines_and_makers.up,
    down: migration_20261127_020000_lines_and_makers.down,
    name: '20261127_020000_lines_and_makers',
  },
  {
    up: migration_20261127_022900_spanish_inches_and_hours.up,
    down: migration_20261127_022900_spanish_inches_and_hours.down,
    name: '20261127_022900_spanish_inches_and_hours',
  },
  {
    up: migration_20261127_023700_thickness_of_a_unit.up,
    down: migration_20261127_023700_thickness_of_a_unit.down,
    name: '20261127_023700_thickness_of_a_unit',
  },
  {
    up: migration_20261127_063200_answer_on_safety.up,
    down: migration_20261127_063200_answer_on_safety.down,
    name: '20261127_063200_answer_on_safety',
  },
  {
    up: migration_20261127_064800_warranty_as_on_the_estimate.up,
    down: migration_20261127_064800_warranty_as_on_the_estimate.down,
    name: '20261127_064800_warranty_as_on_the_estimate',
  },
  {
    up: migration_20261127_065300_one_survey_in_spanish.up,
    down: migration_20261127_065300_one_survey_in_spanish.down,
    name: '20261127_065300_one_survey_in_spanish',
  },
  {
    up: migration_20261127_065800_chapters_of_mirrors.up,
    down: migration_20261127_065800_chapters_of_mirrors.down,
    name: '20261127_065800_chapters_of_mirrors',
  },
  {
    up: migration_20261127_141454_time_to_take_back.up,
    down: migration_20261127_141454_time_to_take_back.down,
    name: '20261127_141454_time_to_take_back',
  },
  {
    up: migration_20261127_231200_stairs_in_both_sections.up,
    down: migration_20261127_231200_stairs_in_both_sections.down,
    name: '20261127_231200_stairs_in_both_sections',
  },
  {
    up: migration_20261128_090000_scales_of_details.up,
    down: migration_20261128_090000_scales_of_details.down,
    name: '20261128_090000_scales_of_details',
  },
  {
    up: migration_20261128_121900_panel_of_a_door.up,
    down: migration_20261128_121900_panel_of_a_door.down,
    name: '20261128_121900_panel_of_a_door',
  },
  {
    up: migration_20261128_153000_inch_marks_of_home.up,
    down: migration_20261128_153000_inch_marks_of_home.down,
    name: '20261128_153000_inch_marks_of_home',
  },
  {
    up: migration_20261128_191339_visits_of_quotes.up,
    down: migration_20261128_191339_visits_of_quotes.down,
    name: '20261128_191339_visits_of_quotes'
  },
];
