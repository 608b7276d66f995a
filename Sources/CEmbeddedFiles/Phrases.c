// The program's own phrases in other languages.
#include "embedding.h"

BEGIN(zh_Hans_po)
#embed "../TranslationKit/Phrases/zh-Hans.po"
END(zh_Hans_po)
